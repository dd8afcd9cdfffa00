import { codesOf } from '#plugins/configuration/queries/find_channels'
import type { RowSource } from '#plugins/configuration/services/written_row'

/** A channel's texts in one language. */
export interface ChannelTexts {
  name: string
  description: string
  homeMetaTitle: string
  homeMetaDescription: string
}

/** A channel as its form shows it. */
export interface ChannelRow {
  id: number
  code: string
  hosts: string[]
  timezone: string
  defaultLocale: string
  locales: string[]
  baseCurrency: string
  currencies: string[]
  /** IP addresses that are let in while it is closed for maintenance. */
  allowedIps: string[]
  position: number
  version: number
  texts: Record<string, ChannelTexts>
}

type Stored = Omit<ChannelRow, 'hosts' | 'locales' | 'currencies' | 'allowedIps' | 'texts'> & {
  hosts: string
  locales: string
  currencies: string
  allowedIps: string
}

const FIND = `select id, code, hosts, timezone, default_locale as "defaultLocale", locales,
  base_currency as "baseCurrency", currencies, allowed_ips as "allowedIps", position, version
  from configuration_channels where id = ?`

const TEXTS = `select locale, name, description, home_meta_title as "homeMetaTitle",
  home_meta_description as "homeMetaDescription"
  from configuration_channel_translations where channel_id = ? order by locale`

/** Null: there is no such channel. */
export async function findChannel(rows: RowSource, id: number): Promise<ChannelRow | null> {
  const [row] = await rows<Stored>(FIND, [id])
  if (!row) return null
  const texts = await rows<ChannelTexts & { locale: string }>(TEXTS, [id])
  return {
    ...row,
    id: Number(row.id),
    hosts: codesOf(row.hosts),
    locales: codesOf(row.locales),
    currencies: codesOf(row.currencies),
    allowedIps: codesOf(row.allowedIps),
    texts: Object.fromEntries(texts.map(({ locale, ...words }) => [locale, words])),
  }
}
