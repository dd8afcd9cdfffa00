import { machineMemory } from '#core/boot/memory_flags'
import type { Settings } from '#core/settings/settings'

/** Bytes that the lists of all channels may take in one process: a share of the machine's memory, by a setting. */
export function listingBudget(settings: Settings): number {
  return (machineMemory() * settings.get<number>('catalogue.listing.memory_percent')) / 100
}
