import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { slugify } from '#core/text/slug'
import { SaveCategory } from '#plugins/catalogue/categories/actions/save_category'
import { UpsertProducts } from '#plugins/catalogue/products/upsert/upsert_products'
import { Statements } from '#core/database/statements'
import { permalinkNotFound } from '#core/permalinks/errors'
import { permalinkRedirect, slugReserved, slugTaken } from '#plugins/catalogue/permalinks/errors'
import { Addresses } from '#plugins/catalogue/permalinks/addresses'
import { addressKind, findPermalink, type PermalinkRow } from '#plugins/catalogue/permalinks/permalink_row'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import type { Origin } from '#core/audit/origin'
import type { AddressKind } from '#plugins/catalogue/permalinks/address_kinds'

/** Changes the slug of a product, category or dish in one language. Its old address redirects to the new one. */
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
      const db = new Statements(trx)
      const row = await findPermalink(db, id)
      if (!row) throw permalinkNotFound({ id })
      const kind = addressKind(row)
      if (!kind || row.redirect !== null) throw permalinkRedirect({ path: row.path })
      const wanted = slugify(slug, row.target)
      const wish = { id: Number(row.target), locale: row.locale, slug: wanted }
      if (this.addresses.isReserved(kind, wanted)) throw slugReserved({ slug: wanted }, 'slug')
      if (await this.addresses.firstTaken(trx, kind, [wish])) throw slugTaken({}, 'slug')
      await this.#write(trx, db, { row, kind, slug: wanted }, origin)
    })
  }

  async #write(
    trx: Transaction,
    db: Statements,
    { row, kind, slug }: { row: PermalinkRow; kind: AddressKind; slug: string },
    origin: Origin
  ): Promise<void> {
    const translations = { [row.locale]: { slug } }
    if (kind !== 'product') {
      await this.categories.execute({ id: Number(row.target), texts: translations }, origin, trx)
      return
    }
    const [product] = await db.all<{ code: string }>(
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
