import { isDeepStrictEqual } from 'node:util'
import { inject } from '@adonisjs/core'
import { FindSellable, chooseParts } from '#plugins/catalogue/index'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { CartCurrency } from '#plugins/sales/services/cart/cart_currency'
import { LineRules } from '#plugins/sales/services/cart/line_rules'
import { draftNotFound } from '#plugins/sales/errors/drafts'
import { holdCart } from '#plugins/sales/services/cart/find_cart'
import { inside } from '#plugins/sales/database/statements'
import { joinLines } from '#plugins/sales/services/cart/join_lines'
import { lineKey } from '#plugins/sales/services/cart/line_key'
import { ownLines, type StoredOrder } from '#plugins/sales/services/orders/stored_order'
import { writeLines } from '#plugins/sales/services/cart/write_lines'
import type { Sellable } from '#plugins/catalogue/index'
import type { Shopper } from '#plugins/sales/services/shopper'
import type { StoredLine } from '#plugins/sales/services/cart/stored_cart'

/**
 * Puts what an order held into a draft, at today's prices and to the same addresses. What is no longer sold is left
 * out, what there is too little of is capped, and both are told.
 */
@inject()
export class FillDraftFromOrder {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly sellable: FindSellable,
    private readonly currencies: CartCurrency,
    private readonly rules: LineRules
  ) {}

  /** @throws draftNotFound */
  async execute(shopper: Shopper, order: StoredOrder): Promise<void> {
    const { currency } = await this.currencies.of(shopper)
    const { locale, group, channel } = shopper
    const ordered = ownLines(order.lines)
    await this.store.transaction(async (trx) => {
      const run = inside(trx)
      const cart = await holdCart(run, shopper, this.clock.iso())
      if (!cart) throw draftNotFound()
      const skus = [...new Set(ordered.map(({ sku }) => sku))]
      const sellables = await this.sellable.execute({ skus, locale, group, currency }, trx)
      const wanted = ordered.map((line) => toLine(line, sellables))
      // An order may be made once more, however many lines a cart may have today.
      const most = { pieces: this.rules.most(channel), lines: Math.max(this.rules.mostLines(channel), ordered.length) }
      const { lines, notices } = joinLines(cart.lines, wanted, sellables, most)
      await writeLines(trx, cart.id, lines)
      const isSame = order.delivery === null || isDeepStrictEqual(order.delivery, order.billing)
      await run(
        `update sales_carts set notices = ?, billing = ?, delivery = ?, same_address = ?, shipping_code = ?,
           payment_code = ? where id = ?`,
        [
          ...[JSON.stringify(notices), JSON.stringify(order.billing)],
          ...(isSame ? [null, true] : [JSON.stringify(order.delivery), false]),
          ...[order.shipping?.code ?? null, order.paymentCode || null, cart.id],
        ]
      )
    })
  }
}

function toLine(line: StoredOrder['lines'][number], sellables: readonly Sellable[]): StoredLine {
  const { sku, name, quantity, choice } = line
  const sellable = sellables.find((one) => one.sku === sku)
  const told = { name, quantity, choice, seenAmount: null }
  if (!sellable) return { ...told, key: sku, variantId: null, productId: null }
  const { variantId, productId } = sellable
  return { ...told, key: lineKey(variantId, chooseParts(sellable, choice).parts ?? []), variantId, productId }
}
