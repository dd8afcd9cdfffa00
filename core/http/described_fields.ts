import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import type { FieldContext, SchemaTypes } from '@vinejs/vine/types'

/** Condition under which an optional field is required. All given parts must hold. */
export interface RequiredWhen {
  /** All of these fields are absent or null. */
  without?: readonly string[]
  /** This field has one of the values in `is`. */
  field?: string
  is?: readonly (string | boolean | number)[]
}

/** JSON schema keyword of a field with the condition. `requestSchema` moves it to the object that has the field. */
export const REQUIRED_WHEN = 'x-required-when'

/** Adds JSON schema keywords to a field in the API document, such as examples or a format. Validates nothing. */
export const described = vine.createRule((_value: unknown, _keywords: Record<string, unknown>) => undefined, {
  toJSONSchema: (schema, keywords) => Object.assign(schema, keywords),
})

/** Documents a field as required that the validator treats as optional: the action checks it, with a message of its own. */
export const askedFor = (when: RequiredWhen = {}) => described({ [REQUIRED_WHEN]: when })

/** Documents that an object needs at least one of these fields. The action checks it. */
export const anyOf = (names: readonly string[]) => described({ anyOf: names.map((name) => ({ required: [name] })) })

type Parse = NonNullable<Parameters<ReturnType<typeof vine.any>['parse']>[0]>

interface Field {
  nullable(): SchemaTypes
  optional(): SchemaTypes
  parse(callback: Parse): unknown
}

/**
 * A field that may be null or absent; absent counts as null. Vine's own `nullable()` rejects an absent field, although its
 * JSON schema calls the field optional.
 */
export function orNull<Schema extends Field>(schema: Schema): ReturnType<Schema['nullable']> {
  // `options` is a public property of most Vine schemas, but protected in the type of objects.
  const { parse } = (schema as unknown as { options: { parse?: Parse } }).options
  schema.parse((value, context) => (value === undefined ? null : parse ? parse(value, context) : value))
  return schema.nullable() as ReturnType<Schema['nullable']>
}

interface Conditional {
  requiredWhen(check: (field: FieldContext) => boolean): unknown
}

/** An optional field that is required under a condition on its sibling fields. The API document states the condition. */
export function requiredWhen<Schema extends Field & { use(rule: ReturnType<typeof described>): unknown }>(
  schema: Schema,
  when: RequiredWhen
): ReturnType<Schema['optional']> {
  schema.use(askedFor(when))
  // Every optional schema has `requiredWhen`, but Vine's `SchemaTypes` omits it.
  const optional = schema.optional() as unknown as Conditional
  return optional.requiredWhen(({ parent }) => isRequired(when, parent as Record<string, unknown>)) as ReturnType<
    Schema['optional']
  >
}

function isRequired({ without = [], field, is = [] }: RequiredWhen, siblings: Record<string, unknown>): boolean {
  if (without.some((name) => siblings[name] !== undefined && siblings[name] !== null)) return false
  return field === undefined || is.includes(siblings[field] as string | boolean)
}

/** Consent, such as to terms: only a yes is valid. */
export const acceptance = () => vine.accepted().use(described({ type: 'boolean', const: true }))

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const DATE_KEYWORDS = { format: 'date', examples: ['2026-11-25'] }

/** Rejects days that do not exist, such as 31 February. */
const isInCalendar = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && field.isValid && !DateTime.fromISO(value).isValid)
    field.report('core.validation.date', 'date', field)
})

/** A calendar day as text, such as `2026-11-25`. */
export const calendarDay = () => vine.string().trim().regex(DAY).use(isInCalendar()).use(described(DATE_KEYWORDS))

/** A calendar day, parsed to a `Date`. */
export const calendarDate = () =>
  vine.date({ formats: ['YYYY-MM-DD'] }).use(described({ type: 'string', ...DATE_KEYWORDS }))
