import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Outbox, type DomainEvent } from '#core/events/outbox'
import { Settings } from '#core/settings/settings'
import { Statements } from '#core/database/statements'
import { runWrites } from '#core/database/write_set'
import { ProductJournal, type Publication } from '#plugins/catalogue/products/upsert/product_journal'
import { shortEvents } from '#plugins/catalogue/stock/shortage'
import type { OrderedVariant } from '#plugins/catalogue/stock/levels'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

/** Pieces of a variant that were reserved now. */
export interface Reserved {
  variant: OrderedVariant
  quantity: number
  /** Pieces that can still be sold. */
  left: number
}

/** Publishes changes of stock and reservations: the event, the change feed, and the products listed again. */
@inject()
export class StockJournal {
  constructor(
    private readonly products: ProductJournal,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly channels: ChannelPort
  ) {}

  /** `short`: ids of the variants whose shortage grew. */
  async publish(
    trx: Transaction,
    variants: readonly number[],
    audit?: Publication['audit'],
    short: readonly number[] = []
  ): Promise<void> {
    const ids = await this.#hold(new Statements(trx), variants)
    if (ids.length === 0) return
    const events = [movedEvent(variants, ids), ...shortEvents(short)]
    await this.products.publish(trx, ids, { silent: new Set(ids), events, ...(audit ? { audit } : {}) })
  }

  /**
   * Publishes reservations. Where the shop said that a product is in stock and still does, nothing that visitors see
   * changes: the product is not listed again, and its row in the back office counts fewer pieces.
   */
  async publishReserved(trx: Transaction, reserved: readonly Reserved[]): Promise<void> {
    const low = this.#lowQuantity()
    const shown = reserved.filter(({ variant, left }) => variant.isInBundle || left <= low)
    const listed = new Set(shown.map(({ variant }) => variant.productId))
    const unseen = reserved.filter(({ variant }) => !listed.has(variant.productId))
    if (unseen.length > 0) await runWrites(trx, [fewerPieces(new Statements(trx), unseen), this.#moved(trx, unseen)])
    const variants = shown.map(({ variant }) => variant.id)
    if (variants.length > 0) await this.publish(trx, variants)
  }

  /** More pieces than this are in stock in every channel. */
  #lowQuantity(): number {
    const channels = this.channels.all()
    return Math.max(
      ...channels.map(({ code }) => this.settings.get<number>('catalogue.stock.low_quantity', { channel: code }))
    )
  }

  #moved(trx: Transaction, reserved: readonly Reserved[]): Write {
    const productIds = [...new Set(reserved.map(({ variant }) => variant.productId))]
    return this.outbox.write(
      trx,
      movedEvent(
        reserved.map(({ variant }) => variant.id),
        productIds
      )
    )
  }

  /**
   * Locks the products of the variants, with the bundles they are parts of, and returns their ids. Two transactions that
   * move stock of the same product then list it one after the other, so that the second listing includes the first change.
   */
  async #hold(db: Statements, variants: readonly number[]): Promise<number[]> {
    const own = `select product_id from catalogue_variants where id in ${db.ids}`
    if (db.sqlite) {
      const rows = await db.all<{ id: number }>(`select distinct product_id as id from (${own})`, variants)
      return rows.map(({ id }) => id)
    }
    const rows = await db.all<{ id: number; is_own: boolean }>(
      `select id, id in (${own}) as is_own from catalogue_products where id in (${own}
         union select p.product_id from catalogue_variants v join catalogue_product_parts p on p.sku = v.sku
           where v.product_id in (${own}))
       order by id for no key update`,
      ...[variants, variants, variants]
    )
    return rows.filter(({ is_own: isOwn }) => isOwn).map(({ id }) => id)
  }
}

function movedEvent(variants: readonly number[], productIds: readonly number[]): DomainEvent {
  return {
    name: 'catalogue.stock.moved',
    subject: 'catalogue.stock',
    payload: { variantIds: [...new Set(variants)], productIds },
  }
}

/** Locks the products as `#hold` does, so that a listing that is being made counts these pieces or is made before. */
function fewerPieces(db: Statements, reserved: readonly Reserved[]): Write {
  const rows = reserved.map(({ variant, quantity }) => ({ product: variant.productId, quantity }))
  const sums = `select r.product, sum(r.quantity) as quantity from ${db.rows({ product: 'bigint', quantity: 'bigint' })}
    group by r.product`
  const held = `select p.id, s.quantity from catalogue_products p join sums s on s.product = p.id
    order by p.id ${db.sqlite ? '' : 'for no key update of p'}`
  return db.write(
    `with sums as (${sums}), held as ${db.sqlite ? '' : 'materialized '}(${held})
     update catalogue_product_rows set available = available - held.quantity from held where product_id = held.id`,
    rows
  )
}
