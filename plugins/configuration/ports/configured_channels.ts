import { Store } from '#core/database/store'
import { ChannelPort, SingleChannel, type Channel, type CurrencyName } from '#core/context/shop_context'
import { Settings } from '#core/settings/settings'
import { isLocale } from '#core/i18n/locales'
import type { PortFactory } from '#core/plugin/ports'

interface ChannelRow {
  code: string
  hosts: string
  timezone: string
  default_locale: string
  base_currency: string
  locales: string
  currencies: string
  allowed_ips: string
}

const ENABLED = 'select code from configuration_locales where is_enabled'

const CURRENCIES = 'select code, name, symbol from configuration_currencies order by position, code'

const CHANNELS = `select code, hosts, timezone, default_locale, base_currency, locales, currencies,
  allowed_ips from configuration_channels order by position, id`

/** The channels of the database, cached until one of them changes. */
export class ConfiguredChannels extends ChannelPort {
  #channels: Channel[] = []
  #allowed = new Map<string, string[]>()
  #currencies: CurrencyName[] = []

  constructor(
    private readonly store: Store,
    private readonly settings: Settings
  ) {
    super()
  }

  isClosedTo(channel: string, address: string): boolean {
    if (!this.settings.get<boolean>('configuration.general.maintenance', { channel })) return false
    return !this.#allowed.get(channel)?.includes(address)
  }

  /** In the order that staff gave them. */
  namesOf(currencies: readonly string[]): CurrencyName[] {
    return this.#currencies.filter(({ code }) => currencies.includes(code))
  }

  all(): Channel[] {
    return this.#channels
  }

  /** Reads the channels. A shop without any has the default channel. */
  async load(): Promise<void> {
    const rows = await this.store.reader.all<ChannelRow>(CHANNELS)
    const enabled = await this.store.reader.all<{ code: string }>(ENABLED)
    this.#currencies = await this.store.reader.all<CurrencyName>(CURRENCIES)
    const isOffered = (locale: string) => enabled.some(({ code }) => code === locale)
    this.#allowed = new Map(rows.map((row) => [row.code, codes(row.allowed_ips)]))
    this.#channels = rows.length > 0 ? rows.map((row) => channelOf(row, isOffered)) : new SingleChannel().all()
  }
}

function channelOf(row: ChannelRow, isOffered: (locale: string) => boolean): Channel {
  const locales = codes(row.locales).filter(isLocale).filter(isOffered)
  const fallback = isLocale(row.default_locale) ? row.default_locale : 'fr_FR'
  return {
    code: row.code,
    hosts: codes(row.hosts),
    locales: locales.length > 0 ? locales : [fallback],
    defaultLocale: fallback,
    currencies: codes(row.currencies),
    baseCurrency: row.base_currency,
    timezone: row.timezone,
  }
}

function codes(json: string): string[] {
  return JSON.parse(json) as string[]
}

/** Fills core's channel port. */
const configuredChannels: PortFactory<ChannelPort> = async (resolver) => {
  const store = await resolver.make(Store)
  const channels = new ConfiguredChannels(store, await resolver.make(Settings))
  const load = () => channels.load()
  store.changes.follow('configuration.channels', { apply: load, reset: load })
  await load()
  return channels
}

export default configuredChannels
