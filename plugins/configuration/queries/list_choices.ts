import app from '@adonisjs/core/services/app'
import { CachedValue } from '#core/database/cached_value'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { Store } from '#core/database/store'
import { fromStore } from '#core/database/run_rows'
import type { PluginRegistry } from '#core/plugin/registry'
import type { Locale } from '#core/i18n/locales'

// Languages and currencies tell this topic as well.
const CHOICES = new CachedValue(['configuration.channels'], async (reader) => {
  const run = fromStore({ reader })
  const locales = await run<{ code: string; name: string }>(
    'select code, name from configuration_locales where is_enabled order by position, code'
  )
  const currencies = await run<{ code: string; name: string; symbol: string }>(
    'select code, name, symbol from configuration_currencies order by position, code'
  )
  const [first] = await run<{ timezone: string }>(
    'select timezone from configuration_channels order by position, id limit 1'
  )
  return { locales, currencies, timezone: first?.timezone ?? SHOP_ZONE }
})

/** The enabled languages and the currencies of the shop, in order, and the time zone of its first channel. */
export const shopChoices = async () => CHOICES.of(await app.container.make(Store))

/** The sources of rates. */
export async function listRateSources(registry: PluginRegistry, locale: Locale) {
  const contributions = registry.contributions('configuration.rate_sources')
  return Promise.all(contributions.map(async ({ name, load }) => ({ name, label: (await load()).label[locale] })))
}
