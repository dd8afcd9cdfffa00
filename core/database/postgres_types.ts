import { DateTime } from 'luxon'
import { writeInstant } from '#core/time/instant'

const UTC_TEXT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/

const INT8 = 20
const TIMESTAMPTZ = 1184

/** A connection of the driver, as far as its reading of values goes. */
export interface TypedConnection {
  setTypeParser(oid: number, parse: (text: string) => unknown): void
}

/** PostgreSQL's text of a `timestamptz(3)` as SQLite keeps it: `2026-11-21T10:20:30.123Z`. */
function instantText(text: string): string {
  const [, day, time, part = ''] = UTC_TEXT.exec(text) ?? []
  if (day) return `${day}T${time}.${part.padEnd(3, '0')}Z`
  return writeInstant(DateTime.fromSQL(text, { setZone: true }))
}

/**
 * Has rows from PostgreSQL look as SQLite's do: 64-bit integers as numbers, instants as text. Everything else stays as
 * the driver reads it.
 */
export function readLikeSqlite(connection: TypedConnection): void {
  connection.setTypeParser(INT8, Number)
  connection.setTypeParser(TIMESTAMPTZ, instantText)
}
