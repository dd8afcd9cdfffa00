import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PluginRegistry } from '#core/plugin/registry'
import { fromHome } from '#core/boot/app_root'
import { linkPlugin, UnknownList } from '#cli/generators/plugin/link_plugin'
import { pluginName, type PluginName } from '#cli/generators/plugin/plugin_name'
import { runSteps } from '#cli/lib/steps'
import { words } from '#cli/lib/words'
import { EXIT } from '#cli/lib/exit_codes'
import type { CliCommand } from '#core/console/command'

const LIST = 'config/plugins.ts'

const execute = promisify(execFile)

/** Generates the plugin's files. Removes all of them when one cannot be written. */
async function writePlugin({ id, label }: PluginName): Promise<void> {
  const plop = fileURLToPath(import.meta.resolve('plop/bin/plop.js'))
  const plopfile = fromHome('cli/generators/plopfile.js')
  const values = ['--', `--id=${id}`, `--label=${label}`]
  try {
    await execute(process.execPath, [plop, '--plopfile', plopfile, 'plugin', ...values])
  } catch (error) {
    await rm(fromHome('plugins', id), { recursive: true, force: true })
    const { stderr, stdout } = error as { stderr: string; stdout: string }
    throw new Error((stderr || stdout).trim(), { cause: error })
  }
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
