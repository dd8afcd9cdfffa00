import type { DeskItem, DeskWaiting } from '#plugins/platform/contracts/desk_source'
import type { MoneyData } from '#core/money/money'

/** A waiting thing as the desk shows it. */
export interface DeskItemAnswer {
  id: number
  number: string | null
  title: string
  text: string
  amount: MoneyData | null
  waitsFor: { kind: DeskWaiting['kind']; name: string | null; isMine: boolean }
  since: string
  dueAt: string | null
  isOverdue: boolean
  screen: string
  params: Record<string, string | number>
}

export function deskItem(item: DeskItem, now: string): DeskItemAnswer {
  const { id, number = null, title, text = '', amount = null, waitsFor, since, dueAt = null, screen, params } = item
  const { kind, name = null, isMine = false } = waitsFor
  return {
    id,
    number,
    title,
    text,
    amount,
    waitsFor: { kind, name, isMine },
    since,
    dueAt,
    isOverdue: dueAt !== null && dueAt < now,
    screen,
    params,
  }
}
