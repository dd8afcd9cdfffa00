import { fold } from '#core/text/fold'
import { keyOf, sectionOf, VIEW_OF } from '#plugins/configuration/sections'
import type { Locale } from '#core/i18n/locales'
import type { SettingState, Settings } from '#core/settings/settings'
import type { Scope } from '#plugins/configuration/actions/change_settings'

export interface SettingQuestion {
  scope: Scope
  section?: string
  q?: string
  /** Language of the words. */
  locale: Locale
  /** Base currency of the scope: what amounts are in. Left out where nobody reads values. */
  currency?: string
  /** Whether who asks holds a permission. */
  holds(key: string): Promise<boolean>
}

/** The settings of the configuration screens, as far as somebody may see them, as they hold in a scope. */
export async function listSettings(
  settings: Settings,
  { scope, section, q, locale, currency, holds }: SettingQuestion
) {
  const looked = fold(q ?? '')
    .split(' ')
    .filter(Boolean)
  const found = []
  for (const state of settings.states(scope)) {
    const stands = sectionOf(state.definition)
    if (!stands || (section && stands !== section) || !isFound(state, looked, locale)) continue
    const key = keyOf(state.definition)
    const isChangeable = await holds(key)
    if (isChangeable || (await holds(VIEW_OF[key] ?? key))) {
      found.push(shapeOf(state, locale, { stands, isChangeable, currency }))
    }
  }
  return found
}

function isFound({ key, definition }: SettingState, looked: string[], locale: Locale): boolean {
  if (looked.length === 0) return true
  const { label, help, group } = definition
  const text = fold([label[locale], help?.[locale], group?.[locale], key].filter(Boolean).join(' '))
  return looked.every((word) => text.includes(word))
}

function shapeOf(
  state: SettingState,
  locale: Locale,
  more: { stands: string; isChangeable: boolean; currency: string | undefined }
) {
  const { definition, ...rest } = state
  const { type, scope: scopes = [], secret = false, choices = {}, min = null, max = null } = definition
  return {
    ...rest,
    section: more.stands,
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
