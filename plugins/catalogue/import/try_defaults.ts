import { randomUUID } from 'node:crypto'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { Store } from '#core/database/store'
import { UpsertProducts, type UpsertResult } from '#plugins/catalogue/products/upsert/upsert_products'
import { fieldOf } from '#plugins/catalogue/import/input_fields'
import type { DomainError } from '#core/errors/domain_error'
import type { ImportFile } from '#core/import/importer'
import type { Draft } from '#plugins/catalogue/import/cell_reader'
import type { ProductInput, VariantInput } from '#plugins/catalogue/products/upsert/product_input'

/** Errors that do not depend on the other values of a row. */
const ALWAYS_WRONG: ReadonlySet<string> = new Set(
  'TYPE_UNKNOWN STATUS_UNKNOWN FAMILY_UNKNOWN TEXT_INVALID TEXT_TOO_LONG PRICE_INVALID ATTRIBUTE_INVALID OPTION_UNKNOWN CATEGORY_UNKNOWN'
    .split(' ')
    .map((code) => `E_CATALOGUE_${code}`)
)

/** Thrown to roll back the transaction, with the results. */
class TrialResults extends Error {
  constructor(readonly results: UpsertResult[]) {
    super('tried')
  }
}

/**
 * Writes a product of each family with the defaults and rolls it back, because only `UpsertProducts` knows which values
 * are valid. Returns the first default that is invalid for every product.
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
  const rules = { origin: file.origin, createOptions: file.createMissing, createCategories: file.createMissing }
  try {
    return await store.transaction(async (trx) => {
      throw new TrialResults(await upsert.execute(inputs, rules, trx))
    })
  } catch (error) {
    if (error instanceof TrialResults) return error.results
    throw error
  }
}
