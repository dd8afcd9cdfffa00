import { Command } from 'commander'
import { translateHelp } from '#cli/lib/help'
import { words, type Words } from '#cli/lib/words'
import type { CliCommand } from '#core/console/command'
import type { Locale } from '#core/i18n/locales'

/** What the help tells of a command. */
export type ShownCommand = Omit<CliCommand, 'run' | 'failure'>

/** The commander program of these commands. `run` is called with the one that was called, and how. */
export function createProgram<Shown extends ShownCommand>(
  version: string,
  locale: Locale,
  commands: readonly Shown[],
  run: (command: Shown, call: Command) => Promise<void>
): Command {
  const say = words(locale)
  const program = new Command('cli').description(say('about')).exitOverride()
  program.version(version, '-V, --version', say('help.version'))
  // Commander throws its errors (`exitOverride`). The caller prints them in the user's language.
  program.configureOutput({ outputError: () => {} })
  translateHelp(program, say)
  for (const command of commands) {
    const added = addCommand(program, command, locale)
    added.action(() => run(command, added))
  }
  addHelp(program, say)
  return program
}

function addCommand(program: Command, command: ShownCommand, locale: Locale): Command {
  const added = program.command(command.name, { hidden: command.hidden ?? false }).description(command.summary[locale])
  translateHelp(added, words(locale))
  for (const { name, title, summary, optional } of command.arguments ?? []) {
    const shown = title?.[locale] ?? name
    added.argument(optional ? `[${shown}]` : `<${shown}>`, summary[locale])
  }
  for (const { flags, value, summary } of command.options ?? []) {
    const shown = value ? flags.replace(/<.*>/, `<${value[locale]}>`) : flags
    added.option(shown, summary[locale])
  }
  return added
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
