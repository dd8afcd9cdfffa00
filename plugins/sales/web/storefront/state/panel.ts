import { useSyncExternalStore } from 'react'
import type { WantedItem } from '../buy/read_items'

/** What lies over the page: nothing, the small cart, or the question of age before something goes into it. */
type Panel = { kind: 'closed' } | { kind: 'cart'; isFresh: boolean } | { kind: 'age'; items: WantedItem[] }

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
