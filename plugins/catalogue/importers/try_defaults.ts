import { randomUUID } from 'node:crypto'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { Store } from '#core/database/store'
import { UpsertProducts, type UpsertResult } from '#plugins/catalogue/actions/upsert_products'
import { fieldOf } from '#plugins/catalogue/importers/input_fields'
import type { DomainError } from '#core/errors/domain_error'
import type { ImportFile } from '#core/import/importer'
import type { Draft } from '#plugins/catalogue/importers/product_columns'
import type { ProductInput, VariantInput } from '#plugins/catalogue/services/upsert/product_input'

/** What is wrong with a value whatever stands beside it. The rest depends on the row. */
const ALWAYS_WRONG: ReadonlySet<string> = new Set(
  'TYPE_UNKNOWN STATUS_UNKNOWN FAMILY_UNKNOWN TEXT_INVALID TEXT_TOO_LONG PRICE_INVALID ATTRIBUTE_INVALID OPTION_UNKNOWN'
    .split(' ')
    .map((code) => `E_CATALOGUE_${code}`)
)

/** Thrown to take everything back. */
class Tried extends Error {
  constructor(readonly results: UpsertResult[]) {
    super('tried')
  }
}

/**
 * Tries defaults on a product of each family, which is taken back: what a value may be, only the writing of products
 * knows. Gives the first default that no product can bear.
 */
export async function tryDefaults(
  file: ImportFile,
  draft: Draft,
  variant: VariantInput
): Promise<{ field: string; error: DomainError } | null> {
  if (Object.keys(file.defaults).length === 0) return null
  const store = await file.app.container.make(Store)
  const families = await store.reader.all<{ code: string }>('select code from catalogue_families order by id')
  const inputs = [draft, ...families.map(({ code }) => ({ ...draft, family: code }))].map(productOf(variant))
  for (const { index, errors } of await attempt(file, store, inputs)) {
    for (const error of errors) {
      const field = fieldOf(error.field ?? '', inputs[index] as ProductInput)
      if (ALWAYS_WRONG.has(error.kind.code) && field !== null && field in file.defaults) return { field, error }
    }
  }
  return null
}

function productOf(variant: VariantInput) {
  return ({ pictures, videos, ...draft }: Draft): ProductInput => {
    const name = draft.translations?.[DEFAULT_LOCALE]?.name ?? 'x'
    const translations = { ...draft.translations, [DEFAULT_LOCALE]: { ...draft.translations?.[DEFAULT_LOCALE], name } }
    return { ...draft, translations, variants: [{ price: 1, ...variant, sku: randomUUID() }] }
  }
}

async function attempt(file: ImportFile, store: Store, inputs: ProductInput[]): Promise<UpsertResult[]> {
  const upsert = await file.app.container.make(UpsertProducts)
  const rules = { origin: file.origin, createOptions: file.createMissing, createCategories: true }
  try {
    return await store.transaction(async (trx) => {
      throw new Tried(await upsert.execute(inputs, rules, trx))
    })
  } catch (error) {
    if (error instanceof Tried) return error.results
    throw error
  }
}
