import app from '@adonisjs/core/services/app'
import type { CliCommand, CommandCall, Terminal } from '#core/console/command'
import type { Locale } from '#core/i18n/locales'

/** What a command wrote, and its exit status. */
export interface Called {
  status: number
  out: string[]
  err: string[]
}

/** Calls a command in this process, as the program would. */
export async function called(
  command: CliCommand,
  { locale = 'fr_FR', ...said }: Partial<CommandCall> & { locale?: Locale; progress?: Terminal['progress'] }
): Promise<Called> {
  const [out, err]: [string[], string[]] = [[], []]
  const terminal: Terminal = {
    locale,
    interactive: false,
    line: (text) => void out.push(text.replaceAll('\u202f', ' ')),
    error: (text) => void err.push(text.replaceAll('\u202f', ' ')),
    progress: said.progress ?? (() => {}),
  }
  const status = await command.run({ app, terminal, arguments: [], options: {}, ...said })
  return { status, out, err }
}
