import { useSyncExternalStore } from 'react'
import type { WantedItem } from '../buy/read_items'

/** The added items: quantity by line key. */
export type Added = { key: string; quantity: number }[]

/** The open panel: none, the mini cart, the added items, or the age question before that. */
type Panel =
  { kind: 'closed' } | { kind: 'cart' } | { kind: 'added'; added: Added } | { kind: 'age'; items: WantedItem[] }

const closed: Panel = { kind: 'closed' }
let panel: Panel = closed
const followers = new Set<() => void>()

export function showPanel(next: Panel): void {
  panel = next
  for (const tell of followers) tell()
}

export function usePanel(): Panel {
  return useSyncExternalStore(
    (tell) => {
      followers.add(tell)
      return () => followers.delete(tell)
    },
    () => panel,
    () => closed
  )
}
