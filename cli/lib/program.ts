import { Command } from 'commander'
import { abortOnSignal } from '#cli/lib/abort_on_signal'
import { translateHelp } from '#cli/lib/help'
import { words, type Words } from '#cli/lib/words'
import type { ApplicationService } from '@adonisjs/core/types'
import type { CliCommand, Terminal } from '#core/console/command'

/** The commander program of these commands. `onStatus` is called with the exit status of the command that ran. */
export function createProgram(
  app: ApplicationService,
  terminal: Terminal,
  commands: readonly CliCommand[],
  onStatus: (status: number) => void
): Command {
  const say = words(terminal.locale)
  const program = new Command('cli').description(say('about')).exitOverride()
  program.version(app.config.get<string>('cellier.version'), '-V, --version', say('help.version'))
  // Commander throws its errors (`exitOverride`). The caller prints them in the user's language.
  program.configureOutput({ outputError: () => {} })
  translateHelp(program, say)
  for (const command of commands) addCommand(program, command, app, terminal, onStatus)
  addHelp(program, say)
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
  for (const { name, title, summary, optional } of command.arguments ?? []) {
    const shown = title?.[terminal.locale] ?? name
    added.argument(optional ? `[${shown}]` : `<${shown}>`, summary[terminal.locale])
  }
  for (const { flags, value, summary } of command.options ?? []) {
    const shown = value ? flags.replace(/<.*>/, `<${value[terminal.locale]}>`) : flags
    added.option(shown, summary[terminal.locale])
  }
  added.action(async () => {
    onStatus(await command.run({ app, terminal, arguments: added.args, options: added.opts(), abortOnSignal }))
  })
}

/** Replaces commander's `help`, which does not report unknown commands. */
function addHelp(program: Command, say: Words): void {
  const added = program
    .command('help')
    .description(say('help.command'))
    .argument(`[${say('help.command_word')}]`)
  translateHelp(added, say)
  added.action(async (name?: string) => {
    const wanted = name === undefined ? program : program.commands.find((command) => command.name() === name)
    if (wanted) wanted.outputHelp()
    // Commander's error for an unknown command.
    else await program.parseAsync([name ?? ''], { from: 'user' })
  })
}
