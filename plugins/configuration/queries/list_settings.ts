import { describeFields } from '#core/fields/nested'
import { fold } from '#core/text/fold'
import { keyOf, sectionOf, VIEW_OF } from '#plugins/configuration/sections'
import type { DescribedField } from '#core/fields/nested'
import type { Kinds } from '#core/fields/field_kind'
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
      found.push(
        await formatState(state, locale, { section: settingSection, isChangeable, currency, kinds: settings.kinds })
      )
    }
  }
  return found
}

function isFound({ key, definition }: SettingState, searchWords: string[], locale: Locale): boolean {
  if (searchWords.length === 0) return true
  const { group, field } = definition
  const { label, help } = field.options
  const text = fold([label[locale], help?.[locale], group?.[locale], key].filter(Boolean).join(' '))
  return searchWords.every((word) => text.includes(word))
}

interface About {
  section: string
  isChangeable: boolean
  currency: string | undefined
  kinds: Kinds
}

/** A setting as the API returns it: what its input needs to know, and how its value holds. */
async function formatState(state: SettingState, locale: Locale, { kinds, currency, ...about }: About) {
  const { definition, ...rest } = state
  const { field, scope: scopes = [], secret = false, group } = definition
  const [described] = (await describeFields({ [state.key]: field }, locale, kinds)) as [DescribedField]
  const { label, help, kind, options } = described
  return {
    ...rest,
    ...about,
    secret,
    scopes: [...scopes],
    group: group?.[locale] ?? '',
    label,
    help,
    kind,
    // Amounts are in the base currency of the channel.
    options: kind === 'money' ? { ...options, currency } : options,
  }
}
