import vine from '@vinejs/vine'
import { snakeCase } from '#core/database/table'
import { askedFor as asked, described, orNull, requiredWhen } from '#core/http/described_fields'
import { inSentence } from '#core/i18n/label'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import type { SchemaTypes } from '@vinejs/vine/types'
import type { Field, Fields, VisibleWhen } from '#core/fields/field'
import type { Kinds } from '#core/fields/field_kind'

/**
 * When a value is asked for: when a row is created, when it is changed, when only some of its fields are (`patch`), or in a
 * group, which is always sent whole.
 */
export type Occasion = 'create' | 'update' | 'patch' | 'nested'

/** Vine's own types know only schemas of concrete classes. */
type AnySchema = Parameters<typeof orNull>[0] & { use(rule: ReturnType<typeof described>): unknown }

/** The validator schema of a field. What is not required may be absent or null. */
export function fieldSchema(field: Field, kinds: Kinds, occasion: Occasion, about = ''): SchemaTypes {
  const schema = translatedSchema(field, kinds) as unknown as AnySchema
  schema.use(described({ description: descriptionOf(field, kinds, about) }))
  return askedFor(field, kinds, occasion, schema)
}

function askedFor(field: Field, kinds: Kinds, occasion: Occasion, schema: AnySchema): SchemaTypes {
  const { required = false, default: byDefault, blank, visibleWhen, permission } = field.options
  const { isNeverNull = false, empty } = kinds.of(field)
  // Absent or null: no items.
  const hasItems = Array.isArray(empty)
  const isFilledIn = occasion === 'create' && (byDefault !== undefined || (isNeverNull && !required))
  // Who may not change the field does not send it.
  const isLeftOut = isFilledIn || occasion === 'patch' || permission?.update !== undefined
  if (field.options.missing) return missingOrSchema(schema)
  if (!required && (!isNeverNull || hasItems || blank !== undefined)) return orUndefined(schema.nullable())
  if (isLeftOut) return orUndefined(schema)
  if (visibleWhen && required) return requiredWhen(schema, visibleWhen) as unknown as SchemaTypes
  return schema as unknown as SchemaTypes
}

/** A value that the write asks for itself: a blank text is none. */
function missingOrSchema(schema: AnySchema): SchemaTypes {
  schema.use(asked())
  schema.parse((value) => (typeof value === 'string' && value.trim() === '' ? null : value))
  return orUndefined(schema.nullable())
}

const orUndefined = (schema: unknown) => (schema as { optional(): SchemaTypes }).optional()

function translatedSchema(field: Field, kinds: Kinds): SchemaTypes {
  const kind = kinds.of(field)
  if (!field.options.translated) return kind.schema(field.options, kinds)
  const texts = LOCALES.map((locale): [Locale, SchemaTypes] => {
    const schema = kind.schema(field.options, kinds)
    const isAsked = field.options.required === true && locale === DEFAULT_LOCALE
    return [locale, isAsked ? schema : (orNull(schema as unknown as AnySchema) as SchemaTypes)]
  })
  return vine.object(Object.fromEntries(texts))
}

/** What the API document says of a field. `about`: what its rows are called, such as languages. */
export function descriptionOf(field: Field, kinds: Kinds, about = ''): string {
  const { label, help } = field.options
  const of = about ? `, of a row of ${inSentence(about)}` : ''
  const { unit } = kinds.of(field)
  const counted = typeof unit === 'function' ? unit(field.options) : unit
  return [`${label.en_GB}${of}.`, help?.en_GB, counted].filter(Boolean).join(' ')
}

/** The schema of an object with these fields. */
export function objectSchema(fields: Fields, kinds: Kinds) {
  return vine.object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, kinds, 'nested')]))
  )
}

/** What is wrong with the fields of a group; null: nothing. */
export function fieldProblems(fields: Fields): string | null {
  return Object.keys(fields).length === 0 ? 'it has no fields' : null
}

/** A field as its input needs to know it, in the language of who looks at it. */
export interface DescribedField {
  name: string
  /** Key of its column in the list. */
  key: string
  kind: string
  label: string
  help: string | null
  required: boolean
  translated: boolean
  fixed: boolean
  /** False: the form of a new row leaves it out. */
  isInNewRow: boolean
  /** A new row that gives none gets one. */
  hasDefault: boolean
  /** Value of the empty input. */
  empty: unknown
  /** Value of the input of a new row. */
  initial: unknown
  visibleWhen: VisibleWhen | null
  shownFor: readonly (readonly VisibleWhen[])[] | null
  /** What its kind says beside. */
  options: Record<string, unknown>
}

export async function describeFields(fields: Fields, locale: Locale, kinds: Kinds): Promise<DescribedField[]> {
  return Promise.all(
    Object.entries(fields).map(async ([name, field]) => {
      const {
        label,
        help,
        missing,
        required = missing !== undefined,
        translated = false,
        fixed = false,
        visibleWhen = null,
        shownFor = null,
      } = field.options
      const kind = kinds.of(field)
      return {
        name,
        key: field.options.key ?? snakeCase(name),
        kind: field.kind,
        label: label[locale],
        help: help?.[locale] ?? null,
        required,
        translated,
        fixed,
        isInNewRow: field.options.form !== 'change',
        hasDefault: field.options.default !== undefined,
        empty: emptyOf(field, kind.empty),
        initial: (await field.options.initial?.(locale)) ?? initialOf(field, kind.empty),
        visibleWhen,
        shownFor,
        options: (await kind.describe?.(field.options, locale, kinds)) ?? {},
      }
    })
  )
}

function emptyOf({ options }: Field, empty: unknown): unknown {
  if (options.translated) return Object.fromEntries(LOCALES.map((locale) => [locale, empty]))
  const { many = false } = options as { many?: boolean }
  return many ? [] : empty
}

function initialOf(field: Field, empty: unknown): unknown {
  const { blank, default: byDefault = blank, translated } = field.options
  if (byDefault === undefined || byDefault === 'next') return emptyOf(field, empty)
  return translated ? Object.fromEntries(LOCALES.map((locale) => [locale, byDefault])) : byDefault
}
