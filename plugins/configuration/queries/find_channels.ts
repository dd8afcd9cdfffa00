import type { RunRows } from '#core/database/run_rows'

/** A channel as the other parts of the configuration use it. */
export interface ChannelPlan {
  code: string
  hosts: string[]
  defaultLocale: string
  locales: string[]
  baseCurrency: string
  currencies: string[]
}

interface PlanRow {
  code: string
  hosts: string
  defaultLocale: string
  locales: string
  baseCurrency: string
  currencies: string
}

const PLANS = `select code, hosts, default_locale as "defaultLocale", locales, base_currency as "baseCurrency", currencies
  from configuration_channels order by position, id`

const codesOf = (json: string) => JSON.parse(json) as string[]

/** Every channel with its host names, languages and currencies, in order. */
export async function findChannels(run: RunRows): Promise<ChannelPlan[]> {
  const found = await run<PlanRow>(PLANS)
  return found.map(({ hosts, locales, currencies, ...plan }) => ({
    ...plan,
    hosts: codesOf(hosts),
    locales: codesOf(locales),
    currencies: codesOf(currencies),
  }))
}
