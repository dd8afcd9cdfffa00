import vine from '@vinejs/vine'
import type { FieldContext, SchemaTypes } from '@vinejs/vine/types'

/** When a field that may be left out must be there all the same: when all of this holds. */
export interface RequiredWhen {
  /** None of these fields is there. */
  without?: readonly string[]
  /** This field has one of the values of `is`. */
  field?: string
  is?: readonly (string | boolean)[]
}

/** Keyword under which a field tells the object around it when it is required: `requestSchema` puts it there. */
export const REQUIRED_WHEN = 'x-required-when'

/** Adds JSON schema keywords to what the description of the API says of a field: examples, a format. Validates nothing. */
export const described = vine.createRule((_value: unknown, _keywords: Record<string, unknown>) => undefined, {
  toJSONSchema: (schema, keywords) => Object.assign(schema, keywords),
})

/** A field that may be left out as far as the validator goes: the action asks for it, in words of its own. */
export const askedFor = (when: RequiredWhen = {}) => described({ [REQUIRED_WHEN]: when })

/** Of an object: the action asks for one of these fields at least. */
export const anyOf = (names: readonly string[]) => described({ anyOf: names.map((name) => ({ required: [name] })) })

type Parse = NonNullable<Parameters<ReturnType<typeof vine.any>['parse']>[0]>

interface Field {
  nullable(): SchemaTypes
  optional(): SchemaTypes
  parse(callback: Parse): unknown
}

/**
 * A field that may be null, or left out, which says the same. Vine's own `nullable()` wants to be told null, while its
 * JSON schema calls the field optional.
 */
export function orNull<Schema extends Field>(schema: Schema): ReturnType<Schema['nullable']> {
  // Objects have their options for themselves, as far as types go.
  const { parse } = (schema as unknown as { options: { parse?: Parse } }).options
  schema.parse((value, context) => (value === undefined ? null : parse ? parse(value, context) : value))
  return schema.nullable() as ReturnType<Schema['nullable']>
}

interface Conditional {
  requiredWhen(check: (field: FieldContext) => boolean): unknown
}

/** A field that may be left out, save when the fields beside it ask for it. The description of the API tells when. */
export function requiredWhen<Schema extends Field & { use(rule: ReturnType<typeof described>): unknown }>(
  schema: Schema,
  when: RequiredWhen
): ReturnType<Schema['optional']> {
  schema.use(askedFor(when))
  const optional = schema.optional() as unknown as Conditional
  return optional.requiredWhen(({ parent }) => asks(when, parent as Record<string, unknown>)) as ReturnType<
    Schema['optional']
  >
}

function asks({ without = [], field, is = [] }: RequiredWhen, beside: Record<string, unknown>): boolean {
  if (without.some((name) => beside[name] !== undefined && beside[name] !== null)) return false
  return field === undefined || is.includes(beside[field] as string | boolean)
}

/** What somebody agrees to: nothing but a yes is taken. */
export const acceptance = () => vine.accepted().use(described({ type: 'boolean', const: true }))

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const A_DAY = { format: 'date', examples: ['2026-11-25'] }

/** A day of the calendar, such as `2026-11-25`. */
export const calendarDay = () => vine.string().trim().regex(DAY).use(described(A_DAY))

/** The same, taken apart: for periods. */
export const calendarDate = () => vine.date({ formats: ['YYYY-MM-DD'] }).use(described({ type: 'string', ...A_DAY }))
