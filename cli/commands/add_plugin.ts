import { existsSync } from 'node:fs'
import { fromHome } from '#core/boot/app_root'
import { PluginData } from '#core/plugin/plugin_data'
import { PluginRegistry } from '#core/plugin/registry'
import { checkFit } from '#cli/plugins/check_fit'
import { placePlugin, withFolder } from '#cli/plugins/change_shop'
import { confirm } from '#cli/lib/confirm'
import { fetchPackage } from '#cli/plugins/fetch_package'
import { INTEGRITY, refusing, YES } from '#cli/plugins/plugin_command'
import { PluginRefused } from '#cli/plugins/refused'
import { showPackage } from '#cli/plugins/show_package'
import { EXIT } from '#cli/lib/exit_codes'
import type { CliCommand } from '#core/console/command'

const addPlugin: CliCommand = {
  name: 'plugin:add',
  summary: {
    fr_FR: 'Ajoute une extension d’un paquet npm, d’une archive ou d’un dossier',
    en_GB: 'Add a plugin from an npm package, a tarball or a folder',
  },
  arguments: [
    {
      name: 'source',
      summary: {
        fr_FR: 'Nom d’un paquet, ou chemin d’une archive (.tgz) ou d’un dossier',
        en_GB: 'Name of a package, or path of a tarball (.tgz) or a folder',
      },
    },
  ],
  options: [
    YES,
    INTEGRITY,
    {
      flags: '--dry-run',
      summary: {
        fr_FR: 'Montre ce que le paquet apporte, sans rien écrire',
        en_GB: 'Show what it brings, write nothing',
      },
    },
  ],
  run(call) {
    const {
      app,
      terminal,
      arguments: [source = ''],
      options,
    } = call
    return refusing(call, (say) =>
      withFolder(async (folder) => {
        const given = await fetchPackage(source, folder)
        const { id, integrity } = given
        if (options.integrity && options.integrity !== integrity) throw new PluginRefused('tampered', { integrity })
        const isTaken = (await app.container.make(PluginRegistry)).get(id) || existsSync(fromHome('plugins', id))
        if (isTaken) throw new PluginRefused('taken', { id })
        await checkFit(app, given)
        showPackage(terminal, say, given)
        const data = await app.container.make(PluginData)
        if ((await data.migrationsOf(id)).length > 0) terminal.line(say('plugin.data_found', { id }))
        if (options.dryRun) return EXIT.done
        const isAgreed = await confirm(terminal, say('plugin.ask_add'), options.yes === true)
        if (isAgreed === null) throw new PluginRefused('unasked')
        if (!isAgreed) return EXIT.failed
        await placePlugin(call, say, given)
        terminal.line(say('plugin.added', { id }))
        return EXIT.done
      })
    )
  },
}

export default addPlugin
