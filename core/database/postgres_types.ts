import { DateTime } from 'luxon'
import { writeInstant } from '#core/time/instant'

const UTC_TEXT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/

const INT8 = 20
const TIMESTAMPTZ = 1184

/** The part of a connection of PostgreSQL's driver that parses values. */
export interface TypedConnection {
  setTypeParser(oid: number, parse: (text: string) => unknown): void
}

/** Converts PostgreSQL's text of a `timestamptz(3)` to the form stored on SQLite: `2026-11-21T10:20:30.123Z`. */
function instantText(text: string): string {
  const [, day, time, part = ''] = UTC_TEXT.exec(text) ?? []
  if (day) return `${day}T${time}.${part.padEnd(3, '0')}Z`
  return writeInstant(DateTime.fromSQL(text, { setZone: true }))
}

/** Makes PostgreSQL's driver parse values to what SQLite returns: 64-bit integers to numbers, instants to text. */
export function readLikeSqlite(connection: TypedConnection): void {
  connection.setTypeParser(INT8, Number)
  connection.setTypeParser(TIMESTAMPTZ, instantText)
}
