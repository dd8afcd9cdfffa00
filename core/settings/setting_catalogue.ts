import { coreSettings } from '#core/settings/core_settings'
import type { Plugin } from '#core/plugin/contract'
import type { SettingDefinition } from '#core/settings/setting'

/** Every declared setting, by key. */
export function declaredSettings(plugins: readonly Plugin[]): Map<string, SettingDefinition> {
  const all = new Map<string, SettingDefinition>(Object.entries(coreSettings))
  for (const plugin of plugins) {
    for (const [key, definition] of Object.entries(plugin.settings ?? {})) all.set(key, definition)
  }
  return all
}
