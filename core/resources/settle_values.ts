import { DomainError } from '#core/errors/domain_error'
import { inTransaction } from '#core/database/run_rows'
import type { AnyResource, RowChange } from '#core/resources/resource'
import type { Field } from '#core/fields/field'
import type { Kinds, Settling } from '#core/fields/field_kind'
import type { Row } from '#core/resources/resource_rows'
import type { Writer } from '#core/resources/writer'

/** Replaces new and changed values of a row by what is stored of them. @throws what a kind refuses, at the field */
export async function settleValues(
  { fields }: AnyResource,
  kinds: Kinds,
  { trx, before, after }: Pick<RowChange<Row>, 'trx' | 'before' | 'after'>,
  { may }: Writer
): Promise<void> {
  const run = inTransaction(trx)
  for (const [name, field] of Object.entries(fields)) {
    if (!kinds.of(field).settle) continue
    const [old, next] = [before?.[name] ?? null, after[name] ?? null]
    if (!field.options.translated) {
      after[name] = await settled(field, kinds, next, { before: old, may, run }, name)
      continue
    }
    const texts: Record<string, unknown> = {}
    for (const [locale, text] of Object.entries((next ?? {}) as Record<string, unknown>)) {
      const about = { before: (old as Record<string, unknown> | null)?.[locale] ?? null, may, run }
      texts[locale] = await settled(field, kinds, text, about, `${name}.${locale}`)
    }
    after[name] = texts
  }
}

async function settled(field: Field, kinds: Kinds, value: unknown, about: Settling, name: string): Promise<unknown> {
  if (value === null || value === undefined || JSON.stringify(value) === JSON.stringify(about.before)) return value
  try {
    return await kinds.of(field).settle?.(value, field.options, about)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { kind, parameters, meta } = error
    throw new DomainError(kind, parameters, name, meta)
  }
}
