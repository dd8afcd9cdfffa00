import { useSyncExternalStore } from 'react'
import type { WantedItem } from '../buy/read_items'

/** What went into the cart: keys of its lines, with the pieces that were added. */
export type Added = { key: string; quantity: number }[]

/** What lies over the page: nothing, the small cart, what was just put into it, or the question of age before that. */
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
