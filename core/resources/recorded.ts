import type { AnyResource, WriteAction } from '#core/resources/resource'
import type { DomainEvent } from '#core/events/outbox'
import type { Row } from '#core/resources/resource_rows'

/** The event of a change, with the id. */
export const ownEvent = ({ id: subject }: AnyResource, { id }: Row, action: WriteAction): DomainEvent => {
  return { name: `${subject}.${action}`, subject: `${subject}:${id}`, payload: { id } }
}

/** The fields of a row for the audit log. */
export function recorded({ fields }: AnyResource, row: Row): Record<string, unknown> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? null]))
}
