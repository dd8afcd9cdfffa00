import { PluginData } from '#core/plugin/plugin_data'
import { PluginRegistry } from '#core/plugin/registry'
import { filesOf, handChanges, isByHand, readLock } from '#cli/plugins/lock_file'
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
    const lock = await readLock()
    const listed = await Promise.all(
      plugins.map(async ({ id, version, label, requires }) => {
        const locked = lock[id] ?? null
        const byHand = locked ? handChanges(locked, await filesOf(id)) : null
        const { npm, tarball, folder } = { ...locked?.origin } as Record<string, string>
        const origin = locked && { from: npm ?? tarball ?? folder ?? '', integrity: locked.integrity }
        return { id, version, label, requires, origin, byHand }
      })
    )
    // A database that cannot be asked is no reason to list nothing.
    const data = await app.container.make(PluginData)
    const waiting = await data.waiting().catch(() => null)
    const whole = listed.map((plugin) => ({ ...plugin, waitingMigrations: waiting?.get(plugin.id)?.length ?? 0 }))
    if (options.json) {
      terminal.line(JSON.stringify(whole))
      return 0
    }
    if (whole.length === 0) {
      terminal.line(say('plugins.none'))
      return 0
    }
    const heading = ['id', 'version', 'label', 'requires', 'origin', 'state'].map((column) => say(`plugins.${column}`))
    const rows = whole.map(({ id, version, label, requires, origin, byHand, waitingMigrations: count }) => [
      id,
      version,
      label[terminal.locale],
      Object.keys(requires).join(', ') || '–',
      origin?.from ?? '–',
      [
        ...(byHand && isByHand(byHand) ? [say('plugin.by_hand', { count: Object.values(byHand).flat().length })] : []),
        ...(count > 0 ? [say('plugins.waiting', { count })] : []),
      ].join(', '),
    ])
    for (const line of tableLines([heading, ...rows])) terminal.line(line)
    return 0
  },
}

export default listPlugins
