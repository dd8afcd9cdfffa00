import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { PluginRegistry } from '#core/plugin/registry'
import { fromHome, HOME } from '#core/boot/app_root'
import { linkPlugin, UnknownList } from '#cli/generators/plugin/link_plugin'
import { pluginName, type PluginName } from '#cli/generators/plugin/plugin_name'
import { runSteps } from '#cli/lib/steps'
import { words } from '#cli/lib/words'
import { EXIT } from '#cli/lib/exit_codes'
import type { CliCommand } from '#core/console/command'

const LIST = 'config/plugins.ts'

/** Writes the plugin's files; nothing of them stays when one cannot be written. */
async function writePlugin({ id, label }: PluginName): Promise<void> {
  // Hundreds of files, which no other command, nor the help of all of them, has to wait for.
  const { default: nodePlop } = await import('node-plop')
  const plop = await nodePlop(fromHome('cli/generators/plopfile.js'))
  const { failures } = await plop.getGenerator('plugin').runActions({ id, label, root: HOME })
  const [failure] = failures
  if (!failure) return
  await rm(fromHome('plugins', id), { recursive: true, force: true })
  throw new Error(failure.error || failure.message)
}

async function link(id: string): Promise<void> {
  const text = await readFile(fromHome(LIST), 'utf8')
  await writeFile(fromHome(LIST), linkPlugin(text, id))
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
      summary: { fr_FR: 'Son nom, par exemple « Cartes cadeaux »', en_GB: 'Its name, such as "Gift cards"' },
    },
  ],
  async run({ app, terminal, arguments: [typed = ''] }) {
    const say = words(terminal.locale)
    const name = pluginName(typed)
    if (!name) {
      terminal.error(say('make_plugin.bad_name', { name: typed }))
      return EXIT.failed
    }
    const { id } = name
    const registry = await app.container.make(PluginRegistry)
    if (registry.get(id) || existsSync(fromHome('plugins', id))) {
      terminal.error(say('make_plugin.taken', { id }))
      return EXIT.failed
    }
    try {
      await runSteps(terminal, [
        { title: say('make_plugin.writing', { id }), run: () => writePlugin(name) },
        { title: say('make_plugin.linking'), run: () => link(id) },
      ])
    } catch (error) {
      if (!(error instanceof UnknownList)) throw error
      terminal.error(say('make_plugin.link_yourself', { id }))
      return EXIT.failed
    }
    terminal.line(say('make_plugin.done', { id }))
    return EXIT.done
  },
}

export default makePlugin
