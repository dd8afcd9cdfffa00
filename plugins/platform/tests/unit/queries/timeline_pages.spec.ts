import fc from 'fast-check'
import { test } from '@japa/runner'
import { beforeOf, compareEntries, readCursor, writeCursor } from '#plugins/platform/queries/timeline/timeline_cursor'
import type { TimelineCursor } from '#plugins/platform/queries/timeline/timeline_cursor'

const SOURCES = ['cms.messages', 'sales.orders', 'sales.quotes', 'users.notes']
const INSTANTS = ['2026-11-26T10:00:00.000Z', '2026-11-26T10:00:00.001Z', '2026-11-27T00:00:00.000Z']

const entries = fc.uniqueArray(
  fc.record({
    at: fc.constantFrom(...INSTANTS),
    source: fc.constantFrom(...SOURCES),
    id: fc.integer({ min: 1, max: 20 }),
  }),
  { selector: ({ source, id }) => `${source} ${id}`, maxLength: 60 }
)

/** What a source answers: its rows below `before`, newest first, at most `limit`. */
function load(all: TimelineCursor[], source: string, { at, id }: { at: string; id: number }, limit: number) {
  return all
    .filter((row) => row.source === source && (row.at < at || (row.at === at && row.id < id)))
    .sort(compareEntries)
    .slice(0, limit)
}

function pagesOf(all: TimelineCursor[], size: number): TimelineCursor[] {
  const read: TimelineCursor[] = []
  let cursor: TimelineCursor | null = null
  for (let page = 0; page < 100; page++) {
    const from: TimelineCursor | null = cursor
    const merged = SOURCES.flatMap((source) => load(all, source, beforeOf(source, from), size + 1)).sort(compareEntries)
    read.push(...merged.slice(0, size))
    if (merged.length <= size) return read
    cursor = readCursor(writeCursor(merged[size - 1] as TimelineCursor))
  }
  throw new Error('The pages do not end.')
}

test.group('The pages of a timeline', () => {
  test('hold every entry once and in order, however many share an instant', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 7 }), (all, size) => {
        const read = pagesOf(all, size)
        const whole = [...all].sort(compareEntries)
        return JSON.stringify(read) === JSON.stringify(whole)
      })
    )
  })
})
