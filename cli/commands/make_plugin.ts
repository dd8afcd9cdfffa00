import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Clock } from '#core/time/clock'
import { PluginRegistry } from '#core/plugin/registry'
import { ask } from '#cli/lib/ask'
import { fromHome } from '#core/boot/app_root'
import { linkPlugin, UnknownList } from '#cli/generators/plugin/link_plugin'
import { pluginName } from '#cli/generators/plugin/plugin_name'
import { choicesOf, GENERATOR_OPTIONS, runGenerator } from '#cli/generators/run_generator'
import { migrationStamp } from '#cli/generators/migration_stamp'
import { runSteps } from '#cli/lib/steps'
import { words } from '#cli/lib/words'
import { EXIT } from '#cli/lib/exit_codes'
import type { CliCommand } from '#core/console/command'

const LIST = 'config/plugins.ts'

/** The list of plugins with this one; null: a person has to add it. */
async function linked(id: string): Promise<string | null> {
  const text = await readFile(fromHome(LIST), 'utf8')
  try {
    return text.includes(`'#plugins/${id}/plugin'`) ? text : linkPlugin(text, id)
  } catch (error) {
    if (error instanceof UnknownList) return null
    throw error
  }
}

const makePlugin: CliCommand = {
  name: 'make:plugin',
  summary: {
    fr_FR: 'Crée une extension qui démarre, avec son test, et l’ajoute à config/plugins.ts',
    en_GB: 'Make a plugin that boots, with its test, and add it to config/plugins.ts',
  },
  arguments: [
    {
      name: 'name',
      title: { fr_FR: 'nom', en_GB: 'name' },
      optional: true,
      summary: { fr_FR: 'Son nom, par exemple « Cartes cadeaux »', en_GB: 'Its name, such as "Gift cards"' },
    },
  ],
  options: [
    {
      flags: '--example',
      summary: {
        fr_FR: 'Avec un exemple de tout : ressource, bloc de la boutique, réglage, événement, commande, tests',
        en_GB: 'With an example of everything: resource, block in the shop, setting, event, command, tests',
      },
    },
    ...GENERATOR_OPTIONS,
  ],
  async run({ app, terminal, arguments: [given], options }) {
    const say = words(terminal.locale)
    if (given === undefined && !terminal.interactive) {
      terminal.error(say('usage.missing_argument', { name: terminal.locale === 'fr_FR' ? 'nom' : 'name' }))
      return EXIT.usage
    }
    const [typed = ''] = await ask(terminal, [{ given, question: say('make_plugin.ask_name') }])
    const name = pluginName(typed)
    if (!name) {
      terminal.error(say('make_plugin.bad_name', { name: typed }))
      return EXIT.failed
    }
    const { id } = name
    const registry = await app.container.make(PluginRegistry)
    const choices = choicesOf(options)
    const to = `plugins/${id}`
    const isTaken = existsSync(fromHome(to))
    if ((isTaken || registry.get(id)) && !(isTaken && choices.isForced)) {
      terminal.error(say('make_plugin.taken', { id }))
      return EXIT.failed
    }
    const stamp = await migrationStamp(to, `create_${id}_tips_table`, await app.container.make(Clock))
    const catalogue = registry.get('catalogue')?.version
    const data = { ...name, path: id.replaceAll('_', '-'), stamp, catalogue, isExample: options.example === true }
    const list = await linked(id)
    const changed = new Map(list === null ? [] : [[LIST, list]])
    const generate = () => runGenerator({ generator: 'plugin', data, to, changed }, choices, terminal)
    // What is shown meanwhile would disturb the steps.
    if (choices.isDry || isTaken) await generate()
    else await runSteps(terminal, [{ title: say('make_plugin.writing', { id }), run: generate }])
    if (choices.isDry) return EXIT.done
    if (list === null) {
      terminal.error(say('make_plugin.link_yourself', { id }))
      return EXIT.failed
    }
    terminal.line(say(data.isExample ? 'make_plugin.done_example' : 'make_plugin.done', { id }))
    return EXIT.done
  },
}

export default makePlugin
