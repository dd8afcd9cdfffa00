import { useSyncExternalStore } from 'react'

let pressed = ''
const followers = new Set<() => void>()

/** SKU of the card whose button was pressed and is not answered yet; empty for none. */
export function setPressed(sku: string): void {
  pressed = sku
  for (const tell of followers) tell()
}

/** The same, unless another button was pressed since. */
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
