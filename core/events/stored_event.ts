/** A domain event as stored in the outbox. */
export interface StoredEvent {
  /** Unique. Listeners use it to detect a repeated delivery. */
  id: string
  /** Dotted and in the past tense, such as `catalogue.product.upserted`. */
  name: string
  /** What the event is about. Events of one subject are delivered in order. */
  subject: string
  /** Ids and primitives only. */
  payload: Record<string, unknown>
  /** ISO instant, UTC. */
  occurredAt: string
}
