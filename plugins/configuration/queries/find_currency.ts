import { findChannels } from '#plugins/configuration/queries/find_channels'
import type { RowSource } from '#plugins/configuration/services/written_row'

/** A currency as its form shows it. */
export interface CurrencyRow {
  id: number
  /** ISO 4217. */
  code: string
  name: string
  symbol: string
  /** Digits after the separator, as ISO 4217 has them. */
  decimals: number
  position: number
  version: number
  /** Codes of the channels that sell in it. */
  channels: string[]
}

const FIND = `select id, code, name, symbol, decimals, position, version from configuration_currencies where id = ?`

/** Null: there is no such currency. */
export async function findCurrency(rows: RowSource, id: number): Promise<CurrencyRow | null> {
  const [row] = await rows<CurrencyRow>(FIND, [id])
  if (!row) return null
  const channels = await findChannels(rows)
  return {
    ...row,
    id: Number(row.id),
    channels: channels.filter(({ currencies }) => currencies.includes(row.code)).map(({ code }) => code),
  }
}
