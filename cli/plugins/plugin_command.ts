import { UnknownList } from '#cli/generators/plugin/link_plugin'
import { EXIT } from '#cli/lib/exit_codes'
import { words, type Words } from '#cli/lib/words'
import { PluginRefused } from '#cli/plugins/refused'
import type { CommandArgument, CommandCall, CommandOption } from '#core/console/command'

/** The plugin that a command is about. */
export const ID: CommandArgument = {
  name: 'id',
  summary: { fr_FR: 'Identifiant de l’extension', en_GB: 'Id of the plugin' },
}

export const YES: CommandOption = {
  flags: '--yes',
  summary: { fr_FR: 'Répond oui à la question', en_GB: 'Answer the question with yes' },
}

export const FORCE: CommandOption = {
  flags: '--force',
  summary: { fr_FR: 'Perd ce qui a été changé à la main', en_GB: 'Lose what was changed by hand' },
}

export const INTEGRITY: CommandOption = {
  flags: '--integrity <checksum>',
  value: { fr_FR: 'empreinte', en_GB: 'checksum' },
  summary: {
    fr_FR: 'Empreinte que le paquet doit avoir (sha512-…)',
    en_GB: 'Checksum that the package must have (sha512-…)',
  },
}

/** Runs a command of plugins; a refusal is a sentence, and a stop has the status of its signal. */
export async function refusing(call: CommandCall, work: (say: Words) => Promise<number>): Promise<number> {
  const say = words(call.terminal.locale)
  try {
    return await work(say)
  } catch (error) {
    if (typeof error === 'number') return error
    if (error instanceof UnknownList) call.terminal.error(say('plugin_refused.unknown_list'))
    else if (error instanceof PluginRefused) call.terminal.error(say(`plugin_refused.${error.key}`, error.parameters))
    else throw error
    return EXIT.failed
  }
}
