import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { FindSellable } from '#plugins/catalogue/index'
import { Store } from '#core/database/store'
import { CartCurrency } from '#plugins/sales/cart/services/cart_currency'
import { LineRules } from '#plugins/sales/cart/services/line_rules'
import { holdCart, keepCart } from '#plugins/sales/cart/services/find_cart'
import { lineNotFound } from '#plugins/sales/cart/errors'
import { variantsOf, workOutLines } from '#plugins/sales/cart/services/work_out_lines'
import { writeLines } from '#plugins/sales/cart/services/write_lines'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** Changes the quantity of a line. */
@inject()
export class ChangeCartLine {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly sellable: FindSellable,
    private readonly currencies: CartCurrency,
    private readonly rules: LineRules
  ) {}

  /** @throws quantityInvalid, lineNotFound, productGone, choiceInvalid, priceUnknown, soldOut, stockShort */
  async execute(shopper: Shopper, key: string, quantity: number): Promise<void> {
    this.rules.checkQuantity(quantity, shopper.channel)
    const { currency } = await this.currencies.of(shopper)
    await this.store.relaxedTransaction(async (trx) => {
      const cart = await holdCart(trx, shopper)
      if (!cart?.lines.some((line) => line.key === key)) throw lineNotFound()
      const { locale, channel, group } = shopper
      const question = { variantIds: variantsOf(cart.lines), locale, channel, group, currency }
      const wanted = cart.lines.map((line) => (line.key === key ? { ...line, quantity } : line))
      // Resolved last, so that it gets the stock that the other lines leave.
      const lastly = [...wanted.filter((line) => line.key !== key), ...wanted.filter((line) => line.key === key)]
      const worked = workOutLines(lastly, await this.sellable.execute(question, trx)).filter((line) => line.key === key)
      for (const line of worked) this.rules.checkLine(line)
      await writeLines(
        trx,
        cart.id,
        worked.map((line) => ({ ...line, seenAmount: line.unit?.amount ?? null }))
      )
      await keepCart(trx, cart, {}, this.clock.iso())
    })
  }
}
