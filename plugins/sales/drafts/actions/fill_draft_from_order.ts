import { isDeepStrictEqual } from 'node:util'
import { inject } from '@adonisjs/core'
import { FindSellable, chooseParts } from '#plugins/catalogue/index'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { CartCurrency } from '#plugins/sales/cart/services/cart_currency'
import { LineRules } from '#plugins/sales/cart/services/line_rules'
import { draftNotFound } from '#plugins/sales/drafts/errors'
import { holdCart, keepCart } from '#plugins/sales/cart/services/find_cart'
import { joinLines } from '#plugins/sales/cart/services/join_lines'
import { lineKey } from '#plugins/sales/cart/services/line_key'
import { ownLines, type StoredOrder } from '#plugins/sales/orders/services/stored_order'
import { writeLines } from '#plugins/sales/cart/services/write_lines'
import type { Sellable } from '#plugins/catalogue/index'
import type { Shopper } from '#plugins/sales/shared/shopper'
import type { StoredLine } from '#plugins/sales/cart/services/stored_cart'

/**
 * Copies the lines and addresses of an order into a draft, at current prices. Drops lines that are not on sale and caps
 * quantities at the stock, each with a notice.
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
      const cart = await holdCart(trx, shopper)
      if (!cart) throw draftNotFound()
      const skus = [...new Set(ordered.map(({ sku }) => sku))]
      const sellables = await this.sellable.execute({ skus, locale, channel, group, currency }, trx)
      const wanted = ordered.map((line) => toLine(line, sellables))
      // The limit of lines does not apply: an order may be repeated whatever the current setting.
      const most = { pieces: this.rules.most(channel), lines: Math.max(this.rules.mostLines(channel), ordered.length) }
      const { lines, notices } = joinLines(cart.lines, wanted, sellables, most)
      await writeLines(trx, cart.id, lines)
      const isSame = order.delivery === null || isDeepStrictEqual(order.delivery, order.billing)
      const said = {
        notices,
        billing: order.billing,
        delivery: isSame ? null : order.delivery,
        isSameAddress: isSame,
        shippingCode: order.shipping?.code ?? null,
        paymentCode: order.paymentCode || null,
      }
      await keepCart(trx, cart, said, this.clock.iso())
    })
  }
}

function toLine(line: StoredOrder['lines'][number], sellables: readonly Sellable[]): StoredLine {
  const { sku, name, quantity, choice } = line
  const sellable = sellables.find((one) => one.sku === sku)
  const copied = { name, quantity, choice, seenAmount: null }
  if (!sellable) return { ...copied, key: sku, variantId: null, productId: null }
  const { variantId, productId } = sellable
  return { ...copied, key: lineKey(variantId, chooseParts(sellable, choice).parts ?? []), variantId, productId }
}
