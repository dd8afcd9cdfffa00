import { SHOP_ZONE } from '#core/time/shop_zone'
import type { PluginRegistry } from '#core/plugin/registry'
import type { Locale } from '#core/i18n/locales'
import type { RowSource } from '#plugins/configuration/services/written_row'

/** The enabled languages and the currencies of the shop, in order, and the time zone of its first channel. */
export async function listChoices(rows: RowSource) {
  const locales = await rows<{ code: string; name: string }>(
    'select code, name from configuration_locales where is_enabled order by position, code'
  )
  const currencies = await rows<{ code: string; name: string; symbol: string }>(
    'select code, name, symbol from configuration_currencies order by position, code'
  )
  const [first] = await rows<{ timezone: string }>(
    'select timezone from configuration_channels order by position, id limit 1'
  )
  return { locales, currencies, timezone: first?.timezone ?? SHOP_ZONE }
}

/** The sources of rates. */
export async function listRateSources(registry: PluginRegistry, locale: Locale) {
  const contributions = registry.contributions('configuration.rate_sources')
  return Promise.all(contributions.map(async ({ name, load }) => ({ name, label: (await load()).label[locale] })))
}
