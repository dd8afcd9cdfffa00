import type { StoredEvent } from '#core/events/stored_event'

/**
 * Reacts to a domain event after its transaction committed. Called at least once: it must give the
 * same result when called again with the same event id.
 */
export interface DomainListener {
  handle(event: StoredEvent): Promise<void>
}
