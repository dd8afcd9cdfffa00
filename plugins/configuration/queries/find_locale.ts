import { findChannels } from '#plugins/configuration/queries/find_channels'
import type { RowSource } from '#plugins/configuration/services/written_row'

/** A language as its form shows it. */
export interface LocaleRow {
  id: number
  code: string
  name: string
  isEnabled: boolean
  position: number
  version: number
  /** Codes of the channels that offer it. */
  channels: string[]
}

const FIND = `select id, code, name, is_enabled as "isEnabled", position, version
  from configuration_locales where id = ?`

/** Null: there is no such language. */
export async function findLocale(rows: RowSource, id: number): Promise<LocaleRow | null> {
  const [row] = await rows<LocaleRow>(FIND, [id])
  if (!row) return null
  const channels = await findChannels(rows)
  return {
    ...row,
    id: Number(row.id),
    isEnabled: Boolean(row.isEnabled),
    channels: channels.filter(({ locales }) => locales.includes(row.code)).map(({ code }) => code),
  }
}
