import { queryDefinitions, definitionsOf, type Definitions } from '#plugins/catalogue/products/upsert/definitions'
import { queryFound, foundOf, type FoundProducts } from '#plugins/catalogue/products/upsert/find_products'
import { queryStates, statesOf, type Products } from '#plugins/catalogue/products/upsert/load_products'
import { NameLookups } from '#plugins/catalogue/products/upsert/name_lookups'
import type { Statements } from '#core/database/statements'
import type { ProductInput } from '#plugins/catalogue/products/upsert/product_input'
import type { ProductState } from '#plugins/catalogue/products/upsert/product_state'

/** What a batch is planned from, read in the transaction that writes it. */
export interface BatchReading {
  definitions: Definitions
  /** Which of its products exist. */
  found: FoundProducts
  /** The stored products, by id. Products whose row did not change since the last import are not read. */
  stored: Products
  /** The lookups of what its products name; null: not queried yet. */
  lookups: NameLookups | null
}

/** Reads the definitions, and which products of the batch exist. One statement. */
export async function readBatch(db: Statements, inputs: readonly ProductInput[]): Promise<BatchReading> {
  const { definitions, found } = await db.readAll((reads) => ({
    definitions: queryDefinitions(reads),
    found: queryFound(reads, db, inputs),
  }))
  return { definitions: definitionsOf(definitions), found: foundOf(found), stored: new Map(), lookups: null }
}

/** What the product of a form is planned from. */
export interface FormReading extends BatchReading {
  /** The stored product; null: no product has this id. */
  product: ProductState | null
  /** Format by media id, of the pictures and videos that the form names and that exist. */
  formats: ReadonlyMap<number, string>
}

/** Reads all that the product of a form is planned from. One statement. */
export async function readForForm(db: Statements, id: number | null, sent: ProductInput): Promise<FormReading> {
  const lookups = new NameLookups([sent])
  const keys = [...sent.variants.map(({ sku }) => sku), sent.code ?? '']
  const lists = await db.readAll((reads) => {
    lookups.query(reads, db)
    return {
      definitions: queryDefinitions(reads),
      found: queryFound(reads, db, [sent], keys),
      products: id === null ? null : queryStates(reads, db, [id]),
      media: reads.list<{ id: number; format: string }>(
        { id: 'm.id', format: 'm.format' },
        `core_media m where m.id in ${db.ids}`,
        'm.id',
        JSON.stringify((sent.media ?? []).map(({ mediaId }) => mediaId))
      ),
    }
  })
  const stored: Products = lists.products ? statesOf(lists.products) : new Map()
  const product = stored.get(id ?? 0) ?? null
  const known = product && { id: product.id as number, code: product.code, hash: product.rowHash }
  return {
    stored,
    lookups,
    product,
    definitions: definitionsOf(lists.definitions),
    found: foundOf(lists.found, known),
    formats: new Map(lists.media.rows.map((row) => [row.id, row.format])),
  }
}
