import { CommanderError } from 'commander'
import { explainBootFailure } from '#core/boot/explain_failure'
import { DomainError } from '#core/errors/domain_error'
import { Translator } from '#core/i18n/translator'
import { EXIT } from '#cli/lib/exit_codes'
import { words } from '#cli/lib/words'
import type { CliCommand } from '#core/console/command'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Locale } from '#core/i18n/locales'

/** A message for a failure, with the exit status. */
export interface Explanation {
  text: string
  status: number
}

const USAGE: Record<string, string> = {
  'commander.unknownCommand': 'usage.unknown_command',
  'commander.unknownOption': 'usage.unknown_option',
  'commander.missingArgument': 'usage.missing_argument',
  'commander.optionMissingArgument': 'usage.missing_value',
  'commander.excessArguments': 'usage.excess_arguments',
}

/** Explains an error and how to fix it. Only unexpected errors have a stack. `commands`: the names of all commands. */
export async function explain(
  error: unknown,
  locale: Locale,
  app: ApplicationService | null,
  commands: readonly CliCommand[] = []
): Promise<Explanation> {
  if (error instanceof CommanderError) return usage(error, locale, commands)
  const say = words(locale)
  if (error instanceof DomainError && app) {
    const translator = await app.container.make(Translator)
    return { text: translator.translate(locale, error.kind.message, error.parameters), status: EXIT.failed }
  }
  const { code, message, stack } = error as { code?: string; message?: string; stack?: string }
  if (code === 'SQLITE_CANTOPEN') return { text: say('failures.database_file'), status: EXIT.failed }
  const sentence = explainBootFailure(error, locale)
  if (sentence) return { text: sentence, status: EXIT.failed }
  if (code === '42P01' || /no such table/.test(message ?? '')) {
    return { text: say('failures.migrations'), status: EXIT.failed }
  }
  return { text: say('failures.unexpected', { detail: stack ?? String(error) }), status: EXIT.failed }
}

/** Translates commander's errors by their codes, which are stable. */
function usage(error: CommanderError, locale: Locale, commands: readonly CliCommand[]): Explanation {
  if (error.exitCode === 0) return { text: '', status: EXIT.done }
  const say = words(locale)
  const name = /'([^']+)'/.exec(error.message)?.[1] ?? ''
  const near = /Did you mean (?:one of )?([^?]+)\?/.exec(error.message)?.[1]
  const key = USAGE[error.code]
  const text = key ? say(key, { name }) : error.message.replace(/^error: /, '')
  const isCommand = error.code === 'commander.unknownCommand'
  const names = commands.filter(({ hidden }) => !hidden).map(({ name: each }) => each)
  const hint = near
    ? say('usage.near', { near })
    : isCommand
      ? say('usage.commands', { names: names.join(', ') })
      : say('usage.help')
  return { text: `${text}\n${hint}`, status: EXIT.usage }
}
