import { ask } from '#cli/lib/ask'
import type { Terminal } from '#core/console/command'

/** The answer to a yes-or-no question. `isSure`: it was answered by an option of the call. Null: nobody can be asked. */
export async function confirm(terminal: Terminal, question: string, isSure: boolean): Promise<boolean | null> {
  if (isSure) return true
  if (!terminal.interactive) return null
  const [answer = ''] = await ask(terminal, [{ given: undefined, question }])
  return /^(y|yes|o|oui)$/i.test(answer.trim())
}
