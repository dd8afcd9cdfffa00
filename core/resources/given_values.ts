import { LOCALES } from '#core/i18n/locales'
import { slugify } from '#core/text/slug'
import type { AnyResource } from '#core/resources/resource'
import type { Field } from '#core/fields/field'
import type { Input } from '#core/resources/writer'
import type { Kinds } from '#core/fields/field_kind'

/** What a new row gives, with the defaults of what it leaves out. */
export function withDefaults(resource: AnyResource, kinds: Kinds, input: Input): Input {
  const absent = Object.entries(resource.fields).filter(([name, { options }]) => {
    return input[name] === undefined && options.default !== 'next'
  })
  const defaults = absent.map(([name, field]) => [name, defaultOf(field, kinds)] as const)
  return withBlanks(resource, kinds, { ...input, ...Object.fromEntries(defaults) })
}

function defaultOf(field: Field, kinds: Kinds): unknown {
  const { blank, default: byDefault = blank } = field.options
  return byDefault === undefined ? nothingOf(field, kinds) : byDefault
}

/** What a row has of a field without a value: no items, no, no text in any language, or null. */
function nothingOf(field: Field, kinds: Kinds): unknown {
  if (field.options.translated) return Object.fromEntries(LOCALES.map((locale) => [locale, null]))
  const { isNeverNull, empty } = kinds.of(field)
  if (isNeverNull) return empty
  return (field.options as { many?: boolean }).many ? [] : null
}

/** The values, with what the row has instead of null: something blank, no items, or a code that is made from another field. */
export function withBlanks({ fields }: AnyResource, kinds: Kinds, values: Input): Input {
  const missing = Object.entries(fields).filter(([name]) => values[name] === null)
  const instead = missing.map(([name, field]): [string, unknown] => {
    const { blank, from, length = 64 } = field.options as { blank?: unknown; from?: string; length?: number }
    if (blank !== undefined) return [name, blank]
    const text = from === undefined ? undefined : values[from]
    const code = typeof text === 'string' ? slugify(text, name).slice(0, length).replace(/-$/, '') : null
    return [name, code ?? nothingOf(field, kinds)]
  })
  return { ...values, ...Object.fromEntries(instead) }
}
