import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { PluginRegistry } from '#core/plugin/registry'
import { factsOf } from '#cli/plugins/facts'
import { filesOf } from '#cli/plugins/lock_file'
import { NPM_FILE } from '#cli/plugins/plugin_package'
import { ID, refusing } from '#cli/plugins/plugin_command'
import { PluginRefused } from '#cli/plugins/refused'
import { withFolder } from '#cli/plugins/change_shop'
import { EXIT } from '#cli/lib/exit_codes'
import type { ApplicationService } from '@adonisjs/core/types'
import type { CliCommand } from '#core/console/command'

/** package.json of the package of a plugin: what `npm.json` says, and what the plugin brings. */
async function manifestOf(app: ApplicationService, id: string, npmFile: string | undefined): Promise<object> {
  const plugin = (await app.container.make(PluginRegistry)).get(id)
  const facts = await factsOf(app, id)
  if (!plugin || !facts) throw new PluginRefused('not_listed', { id })
  const name = `cellier-${id.replaceAll('_', '-')}`
  const own = JSON.parse(npmFile ?? '{}') as object
  const { version, label } = plugin
  return { name, description: label.en_GB, ...own, version, type: 'module', cellier: facts }
}

const packPlugin: CliCommand = {
  name: 'plugin:pack',
  summary: {
    fr_FR: 'Fait le paquet d’une extension, pour le publier',
    en_GB: 'Make the package of a plugin, to publish it',
  },
  arguments: [ID],
  options: [
    {
      flags: '--to <folder>',
      value: { fr_FR: 'dossier', en_GB: 'folder' },
      summary: {
        fr_FR: 'Dossier de l’archive (le dossier courant s’il manque)',
        en_GB: 'Folder of the tarball (default: the current one)',
      },
    },
  ],
  run(call) {
    const {
      app,
      terminal,
      arguments: [id = ''],
      options,
    } = call
    return refusing(call, () =>
      withFolder(async (folder) => {
        const files = await filesOf(id)
        const manifest = await manifestOf(app, id, files.get(NPM_FILE)?.toString('utf8'))
        files.delete(NPM_FILE)
        files.set('package.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
        for (const [path, content] of files) {
          await mkdir(dirname(join(folder, path)), { recursive: true })
          await writeFile(join(folder, path), content)
        }
        const to = resolve(String(options.to ?? '.'))
        const pack = ['pack', '--ignore-scripts', '--json', '--loglevel=error', '--pack-destination', to]
        const { stdout } = await promisify(execFile)('npm', pack, { cwd: folder, maxBuffer: 64_000_000 })
        const [made] = JSON.parse(stdout) as { filename: string }[]
        terminal.line(join(to, made?.filename ?? ''))
        return EXIT.done
      })
    )
  },
}

export default packPlugin
