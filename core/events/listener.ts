import type { StoredEvent } from '#core/events/stored_event'

/** Reacts to a domain event after its transaction committed. It must be idempotent: an event may be delivered repeatedly. */
export interface DomainListener {
  handle(event: StoredEvent): Promise<void>
}
