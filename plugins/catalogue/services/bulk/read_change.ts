import { changeEmpty, specialDates } from '#plugins/catalogue/errors'
import { endOfDay, startOfDay } from '#plugins/catalogue/services/special_days'
import type { BulkChange } from '#plugins/catalogue/services/bulk/bulk_change'
import type { Infer } from '@vinejs/vine/types'
import type { storeChange } from '#plugins/catalogue/validators/bulk_change_validator'

type Sent = Infer<typeof storeChange>['change']

/** A change as people ask for it, its days turned into instants of the zone. One that asks for nothing is refused. */
export function readChange(sent: Sent, zone: string): BulkChange {
  const { special, ...rest } = sent
  const asked = Object.values(sent).filter((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined))
  if (asked.length === 0) throw changeEmpty({}, 'change')
  return { ...rest, ...(special ? { special: withInstants(special, zone) } : {}) } as BulkChange
}

function withInstants({ from: first, to: last, ...special }: Exclude<Sent['special'], undefined>, zone: string) {
  const from = first ? startOfDay(first, zone) : null
  const to = last ? endOfDay(last, zone) : null
  const isWrong = (first && !from) || (last && !to) || (from !== null && to !== null && to <= from)
  if (isWrong) throw specialDates({}, 'change.special.to')
  return special.mode === 'clear' ? special : { ...special, from, to }
}
