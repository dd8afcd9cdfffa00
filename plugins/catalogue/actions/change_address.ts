import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { slugify } from '#core/text/slug'
import { SaveCategory } from '#plugins/catalogue/actions/save_category'
import { UpsertProducts } from '#plugins/catalogue/actions/upsert_products'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { permalinkNotFound, permalinkRedirect, slugReserved, slugTaken } from '#plugins/catalogue/errors'
import { Addresses, type AddressKind } from '#plugins/catalogue/services/addresses'
import { addressKind, findPermalink, type PermalinkRow } from '#plugins/catalogue/services/permalinks/permalink_row'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import type { Origin } from '#core/audit/origin'

/** Gives a product, category or dish another slug in one language; its old address leads there from now on. */
@inject()
export class ChangeAddress {
  constructor(
    private readonly store: Store,
    private readonly addresses: Addresses,
    private readonly categories: SaveCategory,
    private readonly products: UpsertProducts
  ) {}

  execute({ id, slug }: { id: number; slug: string }, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const bulk = new Bulk(trx)
      const row = await findPermalink(bulk, id)
      if (!row) throw permalinkNotFound({ id })
      const kind = addressKind(row)
      if (!kind || row.redirect !== null) throw permalinkRedirect({ path: row.path })
      const wanted = slugify(slug, row.target)
      const wish = { id: Number(row.target), locale: row.locale, slug: wanted }
      if (this.addresses.isReserved(kind, wanted)) throw slugReserved({ slug: wanted }, 'slug')
      if (await this.addresses.firstTaken(trx, kind, [wish])) throw slugTaken({}, 'slug')
      await this.#write(trx, bulk, { row, kind, slug: wanted }, origin)
    })
  }

  async #write(
    trx: Transaction,
    bulk: Bulk,
    { row, kind, slug }: { row: PermalinkRow; kind: AddressKind; slug: string },
    origin: Origin
  ): Promise<void> {
    const translations = { [row.locale]: { slug } }
    if (kind !== 'product') {
      await this.categories.execute({ id: Number(row.target), texts: translations }, origin, trx)
      return
    }
    const [product] = await bulk.all<{ code: string }>(
      'select code from catalogue_products where id = ?',
      Number(row.target)
    )
    if (!product) throw permalinkNotFound({ id: row.id })
    const input = { code: product.code, translations, variants: [] }
    const [result] = await this.products.execute([input], { origin }, trx)
    const [refused] = result?.errors ?? []
    if (refused) throw refused
  }
}
