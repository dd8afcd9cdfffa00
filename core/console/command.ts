import type { ApplicationService } from '@adonisjs/core/types'
import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'

/** Output of a command: with colours and a progress bar on a terminal, plain lines in a pipe. */
export interface Terminal {
  locale: Locale
  /** True on a terminal, where colours and a progress bar are used. */
  interactive: boolean
  line(text: string): void
  error(text: string): void
  /** Shows the progress. `total` is null when only a count is known. */
  progress(done: number, total: number | null, label: string): void
}

export interface CommandArgument {
  name: string
  /** Its translated name in the help, where it differs from `name`. */
  title?: Label
  summary: Label
  optional?: boolean
}

export interface CommandOption {
  /** In commander's syntax: `--dry-run`, `--map <pairs>`. */
  flags: string
  /** The translated placeholder of the value in the help, instead of the word in the brackets of `flags`. */
  value?: Label
  summary: Label
}

export interface CommandCall {
  app: ApplicationService
  terminal: Terminal
  arguments: string[]
  options: Record<string, string | boolean | undefined>
  /**
   * Enables a graceful stop: from this call on, the first SIGINT or SIGTERM only aborts the returned signal, with the exit
   * status as its reason. The second one ends the process.
   */
  abortOnSignal?(): AbortSignal
}

/** A command of `cli`, of core or of a plugin. */
export interface CliCommand {
  /** `seed:roles`. */
  name: string
  summary: Label
  /** Not listed in the help: for commands that other commands run in a child process. */
  hidden?: boolean
  arguments?: readonly CommandArgument[]
  options?: readonly CommandOption[]
  /** The output of `--json` when the command cannot be run. `reason` is a translated message. */
  failure?(reason: string): object
  /** Runs with the application booted. Returns the exit status. */
  run(call: CommandCall): Promise<number>
}
