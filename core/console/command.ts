import type { ApplicationService } from '@adonisjs/core/types'
import type { Label } from '#core/plugin/contract'
import type { Locale } from '#core/i18n/locales'

/** What a command writes to: colours and progress on a terminal, plain lines in a pipe. */
export interface Terminal {
  locale: Locale
  /** True when a person reads: colours and moving progress are welcome. */
  interactive: boolean
  line(text: string): void
  error(text: string): void
  /** Shows how far long work is; null total: only a count is known. */
  progress(done: number, total: number | null, label: string): void
}

export interface CommandArgument {
  name: string
  /** What it is called in the help, where that is not its name in every language. */
  title?: Label
  summary: Label
  optional?: boolean
}

export interface CommandOption {
  /** As commander writes them: `--dry-run`, `--map <pairs>`. */
  flags: string
  /** What stands for the value in the help, instead of the word between the brackets of the flags. */
  value?: Label
  summary: Label
}

export interface CommandCall {
  app: ApplicationService
  terminal: Terminal
  arguments: string[]
  options: Record<string, string | boolean | undefined>
  /**
   * For work that ends in good order: from now on Ctrl-C, or whoever ends the process, only aborts this signal, with the
   * exit status that is due as its reason. A second time ends the process at once.
   */
  heedEnd?(): AbortSignal
}

/** A command of `cli`, by core or by a plugin. */
export interface CliCommand {
  /** `seed:roles`. */
  name: string
  summary: Label
  /** Help does not list it: other commands call it in a process of its own. */
  hidden?: boolean
  arguments?: readonly CommandArgument[]
  options?: readonly CommandOption[]
  /** What `--json` answers when the command cannot even be run, with the reason in words. */
  failure?(reason: string): object
  /** Runs with the application booted; gives the exit status. */
  run(call: CommandCall): Promise<number>
}
