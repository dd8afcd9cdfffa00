import type { TimelineQuery } from '#plugins/platform/contracts/timeline_source'

/** The last entry of a page: the next page begins below it. */
export interface TimelineCursor {
  at: string
  source: string
  id: number
}

/** Later than every entry. */
const LATEST = '9999-12-31T23:59:59.999Z'

/** `2026-11-26T10:00:00.000Z~sales.orders~12`. */
export const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([a-z_]+(?:\.[a-z_]+)+)~([1-9]\d{0,15})$/

export const writeCursor = ({ at, source, id }: TimelineCursor) => `${at}~${source}~${id}`

/** Null: it is not a cursor. */
export function readCursor(text: string): TimelineCursor | null {
  const [, at = '', source = '', id] = CURSOR.exec(text) ?? []
  const number = Number(id)
  return Number.isSafeInteger(number) && !Number.isNaN(Date.parse(at)) ? { at, source, id: number } : null
}

/**
 * Entries are ordered by instant, latest first, then by source, then by id, highest first. Where a source goes on, so
 * that entries of the same instant in several sources are neither repeated nor left out.
 */
export function beforeOf(source: string, cursor: TimelineCursor | null): TimelineQuery['before'] {
  if (!cursor) return { at: LATEST, id: Number.MAX_SAFE_INTEGER }
  if (source === cursor.source) return { at: cursor.at, id: cursor.id }
  return { at: cursor.at, id: source < cursor.source ? 0 : Number.MAX_SAFE_INTEGER }
}

/** For `sort`: the order of the timeline. */
export function compareEntries(one: TimelineCursor, other: TimelineCursor): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1
  if (one.source !== other.source) return one.source < other.source ? -1 : 1
  return other.id - one.id
}
