import type { Command } from 'commander'
import type { Words } from '#cli/lib/words'

const TITLES: Record<string, string> = {
  'Usage:': 'help.usage',
  'Arguments:': 'help.arguments',
  'Options:': 'help.options',
  'Commands:': 'help.commands',
}

/** Translates commander's help texts into the language of the terminal. */
export function translateHelp(command: Command, say: Words): void {
  command.helpOption('-h, --help', say('help.option'))
  command.helpCommand(false)
  command.configureHelp({
    styleTitle: (title) => (TITLES[title] ? say(TITLES[title]) : title),
    styleUsage: (usage) =>
      usage.replace('[options]', `[${say('help.options_word')}]`).replace('[command]', `[${say('help.command_word')}]`),
    styleSubcommandTerm: (term) => term.replace('[options]', `[${say('help.options_word')}]`),
  })
}
