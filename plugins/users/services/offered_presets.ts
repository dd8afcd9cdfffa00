import { PRESETS, type PresetName } from '#core/identity/presets'
import type { Locale } from '#core/i18n/locales'
import type { PluginRegistry } from '#core/plugin/registry'

/** What a role or a token may begin from, with the permissions that all plugins put into it. */
export interface OfferedPreset {
  key: string
  label: string
  help: string
  permissions: string[]
}

/** `isGivable`: whether whoever chooses may give a permission; a preset never brings more. */
export function offeredPresets(
  registry: PluginRegistry,
  kind: 'role' | 'token',
  locale: Locale,
  isGivable: (key: string) => boolean
): OfferedPreset[] {
  return Object.entries(PRESETS)
    .filter(([, preset]) => preset.for === kind)
    .map(([key, { label, help }]) => ({
      key,
      label: label[locale],
      help: help[locale],
      permissions: registry.plugins.flatMap(({ presets }) => presets?.[key as PresetName] ?? []).filter(isGivable),
    }))
    .filter(({ permissions }) => permissions.length > 0)
}
