import type { Dialect } from '#core/database/transaction'
import type { Fields, ValuesOf } from '#core/fields/field'
import type { Label } from '#core/i18n/label'

/** A condition as SQL. Its bindings are in the order of its question marks; lists are bound as they are. */
export interface SegmentSql {
  sql: string
  bindings: readonly unknown[]
}

export interface SegmentAsk {
  dialect: Dialect
  /** `where c.id in ${ids}`: a list of ids, bound as one value. */
  ids: string
  /** The same for texts. */
  texts: string
  /** The instant so many days before now. */
  daysAgo(days: number): string
}

/**
 * A question about subscribers, contributed to `marketing.segments` by its name. Its form is made of its fields. The SQL sees
 * the subscriber as `s` (`marketing_subscribers`) and their account as `c` (`users_customers`), whose columns are null
 * without one. It is true or false, never null.
 */
export interface SegmentCondition<All extends Fields = Fields> {
  label: Label
  help?: Label
  /** Heading in the list of what can be asked. */
  group: 'person' | 'purchases' | 'activity'
  fields: All
  where(values: ValuesOf<All>, ask: SegmentAsk): SegmentSql
}

/** Declares a segment condition with the types of its values. */
export function segment<const All extends Fields>(one: SegmentCondition<All>): SegmentCondition {
  // Campaigns look conditions up by name and give each its own values.
  return one as unknown as SegmentCondition
}
