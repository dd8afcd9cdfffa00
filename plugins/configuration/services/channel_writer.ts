import { inject } from '@adonisjs/core'
import { Settings } from '#core/settings/settings'
import { queryRows } from '#core/database/query_rows'
import type { ChannelInput } from '#plugins/configuration/services/check_channel'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

const COLUMNS = [
  'hosts',
  'timezone',
  'default_locale',
  'locales',
  'base_currency',
  'currencies',
  'allowed_ips',
] as const

const INSERT = `insert into configuration_channels (code, ${COLUMNS.join(', ')}, position)
  select ?, ?, ?, ?, ?, ?, ?, ?, coalesce(max(position), -1) + 1 from configuration_channels where true
  on conflict (code) do nothing returning id`

const UPDATE = `update configuration_channels set ${COLUMNS.map((name) => `${name} = ?`).join(', ')},
  version = version + 1 where id = ?`

const TEXT = `insert into configuration_channel_translations
  (channel_id, locale, name, description, home_meta_title, home_meta_description) values (?, ?, ?, ?, ?, ?)`

const MAINTENANCE = 'configuration.general.maintenance'

/** Writes the rows of a channel, and its maintenance mode. */
@inject()
export class ChannelWriter {
  constructor(private readonly settings: Settings) {}

  /** The id of the new channel; null: its code is taken. */
  async add(trx: Transaction, channel: ChannelInput): Promise<number | null> {
    const [added] = await queryRows<{ id: number }>(trx, INSERT, [channel.code, ...valuesOf(channel)])
    if (!added) return null
    await this.#writeTexts(trx, Number(added.id), channel)
    return Number(added.id)
  }

  async replace(trx: Transaction, id: number, channel: ChannelInput): Promise<void> {
    await queryRows(trx, UPDATE, [...valuesOf(channel), id])
    await queryRows(trx, 'delete from configuration_channel_translations where channel_id = ?', [id])
    await this.#writeTexts(trx, id, channel)
  }

  isClosed(channel: string): boolean {
    return this.settings.get<boolean>(MAINTENANCE, { channel })
  }

  /** Sets the maintenance mode of a channel. No value is stored where the shop-wide one is the same. */
  async close(trx: Transaction, channel: string, isClosed: boolean, origin: Origin): Promise<void> {
    if (this.isClosed(channel) !== isClosed) await this.settings.set(trx, MAINTENANCE, isClosed, { channel }, origin)
  }

  async #writeTexts(trx: Transaction, id: number, { texts, locales }: ChannelInput): Promise<void> {
    for (const [locale, words] of Object.entries(texts)) {
      if (!locales.includes(locale) || !words.name) continue
      const { name, description, homeMetaTitle, homeMetaDescription } = words
      await queryRows(trx, TEXT, [id, locale, name, description, homeMetaTitle, homeMetaDescription])
    }
  }
}

function valuesOf(channel: ChannelInput): string[] {
  const { hosts, timezone, defaultLocale, locales, baseCurrency, currencies, allowedIps } = channel
  const lists = [hosts, locales, currencies, allowedIps].map((list) => JSON.stringify([...new Set(list)]))
  const [hostList = '', localeList = '', currencyList = '', addressList = ''] = lists
  return [hostList, timezone, defaultLocale, localeList, baseCurrency, currencyList, addressList]
}
