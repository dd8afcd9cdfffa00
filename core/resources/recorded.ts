import type { AnyResource, WriteAction } from '#core/resources/resource'
import type { Field } from '#core/fields/field'
import type { Kinds } from '#core/fields/field_kind'
import type { DomainEvent } from '#core/events/outbox'
import type { Row } from '#core/resources/resource_rows'

/** The event of a change, with the id. */
export const ownEvent = ({ id: subject }: AnyResource, { id }: Row, action: WriteAction): DomainEvent => {
  return { name: `${subject}.${action}`, subject: `${subject}:${id}`, payload: { id } }
}

/** The fields of a row for the audit log. What is kept elsewhere is recorded there, unless the field says otherwise. */
export function recorded({ fields }: AnyResource, row: Row, kinds: Kinds): Record<string, unknown> {
  const own = Object.entries(fields).filter(([, { options }]) => {
    return (options.audited ?? options.stored !== false) && !options.writeOnly
  })
  return Object.fromEntries(own.map(([name, field]) => [name, wordsOf(field, row[name] ?? null, kinds)]))
}

/** A value as its kind records it. */
function wordsOf(field: Field, value: unknown, kinds: Kinds): unknown {
  const { record } = kinds.of(field)
  if (!record || value === null) return value
  if (!field.options.translated) return record(value)
  const texts = Object.entries(value as Record<string, unknown>)
  return Object.fromEntries(texts.map(([locale, text]) => [locale, text === null ? null : record(text)]))
}

/** The fields that are never read and have a new value: the log says so without it. */
export function secretsGiven({ fields }: AnyResource, row: Row): Record<string, [null, null]> {
  const given = Object.entries(fields).filter(([name, { options }]) => {
    return options.writeOnly && options.stored !== false && (row[name] ?? null) !== null
  })
  return Object.fromEntries(given.map(([name]) => [name, [null, null]]))
}
