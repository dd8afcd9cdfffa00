import { DateTime } from 'luxon'
import { fromOf } from '#core/lists/from_of'
import { badParameter } from '#core/lists/errors'
import { readDays } from '#core/lists/ranges'
import { writeInstant } from '#core/time/instant'
import type { Dialect } from '#core/database/store'
import type { ListColumn, ListDefinition } from '#core/lists/list'

/** Two years: beyond them nobody reads days. */
const MOST_DAYS = 731
/** Days of a report that nobody asked for others. */
const USUAL_DAYS = 30

export const STEPS = ['day', 'week', 'month'] as const
export type Step = (typeof STEPS)[number]

/** What a report's days are asked by. They are no columns: nothing of them is shown. */
const hidden = { sql: 'null', sort: false, isHidden: true } as const

export const periodColumn: ListColumn = { ...hidden, type: 'day', label: { fr_FR: 'Période', en_GB: 'Period' } }

export const stepColumn: ListColumn = {
  ...hidden,
  type: 'choice',
  label: { fr_FR: 'Par', en_GB: 'By' },
  choices: [
    { value: 'day', label: { fr_FR: 'Jour', en_GB: 'Day' } },
    { value: 'week', label: { fr_FR: 'Semaine', en_GB: 'Week' } },
    { value: 'month', label: { fr_FR: 'Mois', en_GB: 'Month' } },
  ],
}

/** A stretch of a period: a day, a week from Monday on, a month, cut at the period's ends. */
export interface PeriodStep {
  /** Its first day: `2026-01-31`. */
  day: string
  /** Instants; the end lies outside. */
  starts: string
  ends: string
}

interface Place {
  dialect: Dialect
  /** Zone whose days are meant. */
  zone: string
  today: DateTime
}

/** Whether a filter says which days are meant, and narrows nothing. */
export function isOfPeriod({ ofPeriod }: ListDefinition, filter: string): boolean {
  return ofPeriod === true && (filter === 'period' || filter === 'step')
}

/** The list with the days asked for in its SQL, and in the words of the database. */
export function inPeriod(list: ListDefinition, filter: Record<string, string>, place: Place): ListDefinition {
  const { dialect } = place
  const from = fromOf(list, dialect)
  if (!list.ofPeriod) return from === list.from ? list : { ...list, from }
  const { first, last } = daysOf(filter.period, place)
  const step = STEPS.find((one) => one === (filter.step ?? 'day'))
  if (!step) throw badParameter('filter[step]')
  const days = last.diff(first, 'days').days + 1
  const at = (day: DateTime) => `'${writeInstant(day)}'`
  return {
    ...list,
    from: from
      .replaceAll(':start', at(first))
      .replaceAll(':end', at(last.plus({ days: 1 })))
      .replaceAll(':before', at(first.minus({ days: Math.round(days) })))
      .replaceAll(':steps', () => stepTable(stepsOf(first, last, step), dialect)),
  }
}

function daysOf(text: string | undefined, { zone, today }: Place) {
  const last = today.setZone(zone).startOf('day')
  if (text === undefined) return { first: last.minus({ days: USUAL_DAYS - 1 }), last }
  const range = readDays(text)
  if (!range?.from || !range.to || range.to < range.from) throw badParameter('filter[period]')
  const day = (written: string) => DateTime.fromISO(written, { zone })
  const found = { first: day(range.from), last: day(range.to) }
  if (found.last.diff(found.first, 'days').days >= MOST_DAYS) throw badParameter('filter[period]')
  return found
}

/** The stretches of some days, both within, by the clocks of their zone. */
export function stepsOf(first: DateTime, last: DateTime, step: Step): PeriodStep[] {
  const end = last.plus({ days: 1 })
  const steps: PeriodStep[] = []
  for (let start = first; start < end;) {
    const next = DateTime.min(start.startOf(step).plus({ [step]: 1 }), end)
    steps.push({ day: start.toISODate() as string, starts: writeInstant(start), ends: writeInstant(next) })
    start = next
  }
  return steps
}

/** The stretches as a table of the statement. */
export function stepTable(steps: readonly PeriodStep[], dialect: Dialect): string {
  const json = `'${JSON.stringify(steps)}'`
  if (dialect === 'sqlite') {
    return `(select key + 1 as at, value ->> '$.day' as day, value ->> '$.starts' as starts,
      value ->> '$.ends' as ends from json_each(${json}))`
  }
  return `(select at, value ->> 'day' as day, (value ->> 'starts')::timestamptz as starts,
    (value ->> 'ends')::timestamptz as ends from jsonb_array_elements(${json}::jsonb) with ordinality as s (value, at))`
}
