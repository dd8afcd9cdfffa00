import { PluginRegistry } from '#core/plugin/registry'
import { tableLines } from '#cli/lib/table'
import { words } from '#cli/lib/words'
import type { CliCommand } from '#core/console/command'

const listPlugins: CliCommand = {
  name: 'plugin:list',
  summary: {
    fr_FR: 'Liste les extensions de la boutique, dans l’ordre où elles démarrent',
    en_GB: 'List the shop’s plugins in the order they start',
  },
  options: [{ flags: '--json', summary: { fr_FR: 'Réponse pour un programme', en_GB: 'Answer for a program' } }],
  async run({ app, terminal, options }) {
    const say = words(terminal.locale)
    const { plugins } = await app.container.make(PluginRegistry)
    if (options.json) {
      terminal.line(
        JSON.stringify(plugins.map(({ id, version, label, requires }) => ({ id, version, label, requires })))
      )
      return 0
    }
    if (plugins.length === 0) {
      terminal.line(say('plugins.none'))
      return 0
    }
    const heading = [say('plugins.id'), say('plugins.version'), say('plugins.label'), say('plugins.requires')]
    const rows = plugins.map(({ id, version, label, requires }) => [
      id,
      version,
      label[terminal.locale],
      Object.keys(requires).join(', ') || '–',
    ])
    for (const line of tableLines([heading, ...rows])) terminal.line(line)
    return 0
  },
}

export default listPlugins
