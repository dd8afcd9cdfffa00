import { fold } from '#core/text/fold'
import { keyOf, sectionOf, VIEW_OF } from '#plugins/configuration/sections'
import type { Locale } from '#core/i18n/locales'
import type { SettingState, Settings } from '#core/settings/settings'
import type { Scope } from '#plugins/configuration/actions/change_settings'

export interface SettingsFilter {
  scope: Scope
  section?: string
  q?: string
  /** Language of the labels. */
  locale: Locale
  /** Base currency of the scope: what amounts are in. Absent where values are not read. */
  currency?: string
  /** Whether the reader has a permission. */
  holds(key: string): Promise<boolean>
}

/** The settings of the configuration screens that the reader may see, with their values in a scope. */
export async function listSettings(settings: Settings, { scope, section, q, locale, currency, holds }: SettingsFilter) {
  const searchWords = fold(q ?? '')
    .split(' ')
    .filter(Boolean)
  const found = []
  for (const state of settings.states(scope)) {
    const settingSection = sectionOf(state.definition)
    if (!settingSection || (section && settingSection !== section) || !isFound(state, searchWords, locale)) continue
    const permission = keyOf(state.definition)
    const isChangeable = await holds(permission)
    if (isChangeable || (await holds(VIEW_OF[permission] ?? permission))) {
      found.push(formatState(state, locale, { section: settingSection, isChangeable, currency }))
    }
  }
  return found
}

function isFound({ key, definition }: SettingState, searchWords: string[], locale: Locale): boolean {
  if (searchWords.length === 0) return true
  const { label, help, group } = definition
  const text = fold([label[locale], help?.[locale], group?.[locale], key].filter(Boolean).join(' '))
  return searchWords.every((word) => text.includes(word))
}

/** A setting as the API returns it. */
function formatState(
  state: SettingState,
  locale: Locale,
  more: { section: string; isChangeable: boolean; currency: string | undefined }
) {
  const { definition, ...rest } = state
  const { type, scope: scopes = [], secret = false, choices = {}, min = null, max = null } = definition
  return {
    ...rest,
    section: more.section,
    isChangeable: more.isChangeable,
    type,
    secret,
    scopes: [...scopes],
    min,
    max,
    format: definition.format ?? null,
    isLong: definition.isLong ?? false,
    isRate: definition.isRate ?? false,
    currency: definition.isAmount ? (more.currency ?? null) : null,
    label: definition.label[locale],
    help: definition.help?.[locale] ?? '',
    group: definition.group?.[locale] ?? '',
    choices: Object.entries(choices).map(([code, words]) => ({ code, label: words[locale] })),
  }
}
