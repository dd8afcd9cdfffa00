import { useSyncExternalStore } from 'react'

let pressed = ''
const followers = new Set<() => void>()

/** SKU of the card whose request is pending; empty for none. */
export function setPressed(sku: string): void {
  pressed = sku
  for (const tell of followers) tell()
}

/** Clears it, unless another button was pressed since. */
export function clearPressed(sku: string): void {
  if (pressed === sku) setPressed('')
}

export function useIsPressed(sku: string | null): boolean {
  return useSyncExternalStore(
    (tell) => {
      followers.add(tell)
      return () => followers.delete(tell)
    },
    () => pressed !== '' && pressed === sku,
    () => false
  )
}
