import type { ResponseOf } from '#web/lib/registry'

export type DeskGroup = ResponseOf<'platform.admin.desk.index'>['data'][number]
export type DeskItem = DeskGroup['items'][number]

export const SHOWS = ['all', 'shop', 'mine', 'customer', 'overdue'] as const

export type Show = (typeof SHOWS)[number]

export const readShow = (text: string | null): Show => SHOWS.find((show) => show === text) ?? 'all'

/** Whether an item is among those that are shown. What waits for the shop may wait for one of its people. */
export function isShown({ waitsFor, isOverdue }: DeskItem, show: Show): boolean {
  if (show === 'all') return true
  if (show === 'overdue') return isOverdue
  if (show === 'mine') return waitsFor.isMine
  return show === 'customer' ? waitsFor.kind === 'customer' : waitsFor.kind !== 'customer'
}

/** Groups with what is shown of them; those that are empty then are left out. */
export function shownGroups(groups: DeskGroup[], show: Show, kind: string | null): DeskGroup[] {
  return groups
    .filter(({ key }) => kind === null || key === kind)
    .map((group) => ({ ...group, items: group.items.filter((item) => isShown(item, show)) }))
    .filter(({ items }) => items.length > 0)
}
