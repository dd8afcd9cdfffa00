import { Command } from 'commander'
import { translateHelp } from '#cli/lib/help'
import { words } from '#cli/lib/words'
import type { ApplicationService } from '@adonisjs/core/types'
import type { CliCommand, Terminal } from '#core/console/command'

/** The commander program of these commands. `onStatus` hears the exit status of the one that ran. */
export function createProgram(
  app: ApplicationService,
  terminal: Terminal,
  commands: readonly CliCommand[],
  onStatus: (status: number) => void
): Command {
  const say = words(terminal.locale)
  const program = new Command('cli').description(say('about')).exitOverride()
  program.configureOutput({ outputError: () => {} })
  translateHelp(program, say)
  for (const command of commands) addCommand(program, command, app, terminal, onStatus)
  return program
}

function addCommand(
  program: Command,
  command: CliCommand,
  app: ApplicationService,
  terminal: Terminal,
  onStatus: (status: number) => void
): void {
  const say = words(terminal.locale)
  const added = program
    .command(command.name, { hidden: command.hidden ?? false })
    .description(command.summary[terminal.locale])
  translateHelp(added, say)
  for (const { name, summary, optional } of command.arguments ?? []) {
    added.argument(optional ? `[${name}]` : `<${name}>`, summary[terminal.locale])
  }
  for (const { flags, summary } of command.options ?? []) added.option(flags, summary[terminal.locale])
  added.action(async () => {
    const given = added.args
    onStatus(await command.run({ app, terminal, arguments: given, options: added.opts() }))
  })
}
