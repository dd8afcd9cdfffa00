import { PluginData } from '#core/plugin/plugin_data'
import { handChanges, isByHand, readLock } from '#cli/plugins/lock_file'
import { CORE_VERSION } from '#core/plugin/core_version'
import { PluginRegistry } from '#core/plugin/registry'
import type { PluginCheck } from '#cli/plugins/examine/check'

/** A listed plugin has what it requires, or the shop would not have started. */
export const requirements: PluginCheck = {
  name: 'requirements',
  async look({ app, plugin, say }) {
    const registry = await app.container.make(PluginRegistry)
    const each = Object.entries(plugin.requires).map(([id, range]) => {
      return `${id} ${range} (${id === 'core' ? CORE_VERSION : registry.get(id)?.version})`
    })
    const hasCore = 'core' in plugin.requires
    const detail = each.join(', ') || say('plugin.doctor.requires_nothing')
    return { ok: hasCore, detail, mend: say('plugin.doctor.requirements_mend') }
  },
}

/** Whether its files are those of the package that was added, and its migrations were run. */
export const origin: PluginCheck = {
  name: 'origin',
  async look({ app, plugin: { id, version }, files, say }) {
    const locked = (await readLock())[id]
    if (!locked) return { ok: true, detail: say('plugin.own') }
    const waiting = (await (await app.container.make(PluginData)).waiting()).get(id) ?? []
    const byHand = handChanges(locked, files)
    const changes = Object.values(byHand).flat()
    const detail = [
      ...(locked.version === version ? [] : [say('plugin.doctor.other_version', { version, locked: locked.version })]),
      ...(isByHand(byHand) ? [say('plugin.by_hand', { count: changes.length }), changes.join(', ')] : []),
      ...waiting.map((name) => say('plugin.doctor.waits', { path: name })),
    ]
    const ok = locked.version === version && waiting.length === 0
    const from = say('plugin.doctor.origin_fine', { name: locked.name, version: locked.version })
    return { ok, detail: detail.join('; ') || from, mend: say('plugin.doctor.origin_mend') }
  },
}
