/** A domain event as it stands in the outbox. */
export interface StoredEvent {
  /** Unique for ever: listeners use it to recognise a repeated delivery. */
  id: string
  /** Dotted and in the past tense, such as `catalogue.product.upserted`. */
  name: string
  /** What the event is about: events of one subject arrive in order. */
  subject: string
  /** Ids and primitives only. */
  payload: Record<string, unknown>
  /** ISO instant, UTC. */
  occurredAt: string
}
