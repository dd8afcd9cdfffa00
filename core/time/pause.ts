import { setImmediate } from 'node:timers/promises'

/** Lets everything that waits run first. For long work in slices, between two of them. */
export function pause(): Promise<void> {
  return setImmediate()
}
