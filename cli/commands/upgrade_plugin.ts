import { createTwoFilesPatch } from 'diff'
import isLater from 'semver/functions/gt.js'
import { PluginData } from '#core/plugin/plugin_data'
import { checkFit } from '#cli/plugins/check_fit'
import { placePlugin, withFolder } from '#cli/plugins/change_shop'
import { confirm } from '#cli/lib/confirm'
import { fetchPackage, type Fetched } from '#cli/plugins/fetch_package'
import { filesOf, handChanges, isByHand, readLock, type HandChanges } from '#cli/plugins/lock_file'
import { FORCE, ID, INTEGRITY, refusing, YES } from '#cli/plugins/plugin_command'
import { PluginRefused } from '#cli/plugins/refused'
import { showPackage } from '#cli/plugins/show_package'
import { EXIT } from '#cli/lib/exit_codes'
import type { CliCommand, Terminal } from '#core/console/command'

/** A run migration can neither go nor change: the database has what it made. */
async function refuseOtherHistory(data: PluginData, { id, files }: Fetched, locked: Record<string, string>) {
  const run = (await data.migrationsOf(id)).map((name) => `${name.slice(`plugins/${id}/`.length)}.ts`)
  for (const path of run) {
    const isNew = !(path in locked)
    if (!files.has(path)) throw new PluginRefused('lacks_migration', { path })
    const { changed } = handChanges({ files: isNew ? {} : { [path]: locked[path] ?? '' } }, files)
    if (changed.length > 0) throw new PluginRefused('other_migration', { path })
  }
}

/** Prints how files that were changed by hand differ from those of the new version. */
function showDiff(
  terminal: Terminal,
  { changed, missing, added }: HandChanges,
  from: Map<string, Buffer>,
  to: Fetched
) {
  for (const path of [...changed, ...missing, ...added]) {
    const [own, other] = [from.get(path), to.files.get(path)]
    const isText = ![own, other].some((content) => content?.includes(0))
    const texts = [own, other].map((content) => content?.toString('utf8') ?? '') as [string, string]
    terminal.line(isText ? createTwoFilesPatch(path, path, ...texts, '', to.version) : path)
  }
}

const upgradePlugin: CliCommand = {
  name: 'plugin:upgrade',
  summary: {
    fr_FR: 'Met à jour une extension ajoutée, et montre ce qui y a été changé à la main',
    en_GB: 'Upgrade a plugin that was added, and show what was changed in it by hand',
  },
  arguments: [
    ID,
    {
      name: 'source',
      optional: true,
      summary: {
        fr_FR: 'Nom d’un paquet, archive ou dossier ; s’il manque, le paquet npm d’origine',
        en_GB: 'Name of a package, tarball or folder; default: the npm package that it came from',
      },
    },
  ],
  options: [YES, FORCE, INTEGRITY],
  run(call) {
    const {
      app,
      terminal,
      arguments: [id = '', source],
      options,
    } = call
    return refusing(call, (say) =>
      withFolder(async (folder) => {
        const locked = (await readLock())[id]
        if (!locked) throw new PluginRefused('not_added', { id })
        const from = source ?? ('npm' in locked.origin ? locked.origin.npm : null)
        if (from === null) throw new PluginRefused('source_needed', { id })
        const given = await fetchPackage(from, folder)
        const { version, integrity } = given
        if (given.id !== id) throw new PluginRefused('other_plugin', { id, other: given.id })
        if (options.integrity && options.integrity !== integrity) throw new PluginRefused('tampered', { integrity })
        if (!isLater(version, locked.version)) throw new PluginRefused('not_later', { id, version, at: locked.version })
        await checkFit(app, given)
        await refuseOtherHistory(await app.container.make(PluginData), given, locked.files)
        showPackage(terminal, say, given)
        const standing = await filesOf(id)
        const byHand = handChanges(locked, standing)
        if (isByHand(byHand)) {
          showDiff(terminal, byHand, standing, given)
          if (!options.force) throw new PluginRefused('by_hand', { id, files: Object.values(byHand).flat().join(', ') })
        }
        const isAgreed = await confirm(
          terminal,
          say('plugin.ask_upgrade', { from: locked.version, to: version }),
          options.yes === true
        )
        if (isAgreed === null) throw new PluginRefused('unasked')
        if (!isAgreed) return EXIT.failed
        await placePlugin(call, say, given)
        terminal.line(say('plugin.upgraded', { id, version }))
        return EXIT.done
      })
    )
  },
}

export default upgradePlugin
