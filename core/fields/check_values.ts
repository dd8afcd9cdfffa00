import vine from '@vinejs/vine'
import { objectSchema } from '#core/fields/nested'
import type { Fields } from '#core/fields/field'
import type { Kinds } from '#core/fields/field_kind'

const compile = (fields: Fields, kinds: Kinds) => vine.create(objectSchema(fields, kinds))

/** Checks values of fields that are kept inside another value: those of blocks, and those of parts of rules. */
export class ValueChecker {
  readonly #compiled = new WeakMap<Fields, ReturnType<typeof compile>>()

  constructor(private readonly kinds: Kinds) {}

  /** The valid values, one for each field. @throws E_VALIDATION_ERROR */
  async check(fields: Fields, values: unknown): Promise<Record<string, unknown>> {
    let validator = this.#compiled.get(fields)
    if (!validator) this.#compiled.set(fields, (validator = compile(fields, this.kinds)))
    const given = (await validator.validate(withAbsent(fields, withoutEmpty(values)))) as Record<string, unknown>
    return withDefaults(fields, given, this.kinds)
  }
}

/** A required field that nobody named has its default. */
function withAbsent(fields: Fields, values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values
  const absent = Object.entries(fields).flatMap(([name, { options }]) =>
    options.default !== undefined && !(name in values) ? [[name, options.default] as const] : []
  )
  return { ...Object.fromEntries(absent), ...values }
}

/** Every field has a value: who reads them need not ask. */
function withDefaults(fields: Fields, given: Record<string, unknown>, kinds: Kinds): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, field]) => {
    const { default: byDefault = null, many = false } = field.options as { default?: unknown; many?: boolean }
    const { isNeverNull = false, empty } = kinds.of(field)
    return [name, given[name] ?? byDefault ?? (many ? [] : isNeverNull ? empty : null)]
  })
  return Object.fromEntries(values) as Record<string, unknown>
}

/** Inputs of a form send an empty text for nothing, or spaces. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string' && value.trim() === '') return null
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutEmpty(one)]))
}
