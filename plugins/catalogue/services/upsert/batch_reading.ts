import { askDefinitions, definitionsOf, type Definitions } from '#plugins/catalogue/services/upsert/definitions'
import { askFound, foundOf, type FoundProducts } from '#plugins/catalogue/services/upsert/find_products'
import { askProducts, productsOf, type Products } from '#plugins/catalogue/services/upsert/load_products'
import { NameBooks } from '#plugins/catalogue/services/upsert/name_books'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { ProductInput } from '#plugins/catalogue/services/upsert/product_input'
import type { ProductState } from '#plugins/catalogue/services/upsert/product_state'

/** What a batch is planned by, read in the transaction that writes it. */
export interface BatchReading {
  definitions: Definitions
  /** Which of its products exist. */
  found: FoundProducts
  /** Products as they stand, by id; of a file those that it tells nothing new of are never read. */
  standing: Products
  /** What its products name; null: not looked up yet. */
  books: NameBooks | null
}

/** The first look of a batch: what the shop says of products, and which of these there are. One statement. */
export async function readBatch(bulk: Bulk, inputs: readonly ProductInput[]): Promise<BatchReading> {
  const { definitions, found } = await bulk.readAll((reads) => ({
    definitions: askDefinitions(reads),
    found: askFound(reads, bulk, inputs),
  }))
  return { definitions: definitionsOf(definitions), found: foundOf(found), standing: new Map(), books: null }
}

/** What a form's product is planned by. */
export interface FormReading extends BatchReading {
  /** As it stands; null: there is none of this id. */
  product: ProductState | null
  /** Format of each picture and video that the form names and the library holds. */
  formats: ReadonlyMap<number, string>
}

/** All that a form's product is planned by: one statement. */
export async function readForForm(bulk: Bulk, id: number | null, sent: ProductInput): Promise<FormReading> {
  const books = new NameBooks([sent])
  const keys = [...sent.variants.map(({ sku }) => sku), sent.code ?? '']
  const asked = await bulk.readAll((reads) => {
    books.ask(reads, bulk)
    return {
      definitions: askDefinitions(reads),
      found: askFound(reads, bulk, [sent], keys),
      products: id === null ? null : askProducts(reads, bulk, [id]),
      media: reads.list<{ id: number; format: string }>(
        { id: 'm.id', format: 'm.format' },
        `core_media m where m.id in ${bulk.ids}`,
        'm.id',
        JSON.stringify((sent.media ?? []).map(({ mediaId }) => mediaId))
      ),
    }
  })
  const standing: Products = asked.products ? productsOf(asked.products) : new Map()
  const product = standing.get(id ?? 0) ?? null
  const known = product && { id: product.id as number, code: product.code, hash: product.rowHash }
  return {
    ...{ standing, books, product },
    definitions: definitionsOf(asked.definitions),
    found: foundOf(asked.found, known),
    formats: new Map(asked.media.rows.map((row) => [row.id, row.format])),
  }
}
