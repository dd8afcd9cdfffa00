import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { FindSellable, chooseParts, type Choice, type Sellable } from '#plugins/catalogue/index'
import { Store, type Transaction } from '#core/database/store'
import { CartCurrency } from '#plugins/sales/cart/services/cart_currency'
import { WorkOutCart, type WorkedCart } from '#plugins/sales/cart/services/work_out_cart'
import { GroupRefusal } from '#plugins/sales/cart/services/group_refusal'
import { LineRules } from '#plugins/sales/cart/services/line_rules'
import { cartFull, choiceInvalid, productGone, productUnknown } from '#plugins/sales/cart/errors'
import { keepCart } from '#plugins/sales/cart/services/find_cart'
import { newLine, withLines } from '#plugins/sales/cart/services/new_lines'
import { openCart } from '#plugins/sales/cart/services/open_cart'
import { variantsOf, workOutLines } from '#plugins/sales/cart/services/work_out_lines'
import { writeLines } from '#plugins/sales/cart/services/write_lines'
import type { Shopper } from '#plugins/sales/shared/shopper'
import type { StoredLine } from '#plugins/sales/cart/services/stored_cart'

/** A product with its quantity. */
export interface CartItem {
  sku: string
  quantity: number
  /** Choice for a bundle; null: the default choice, or no bundle. */
  choice: Choice | null
}

export interface Added {
  /** Token of a new guest's cart; null: the guest has a token, or the cart is a customer's. */
  newToken: string | null
  /** Keys of the lines, with the added pieces. */
  added: { key: string; quantity: number }[]
  /** The cart as it is now. */
  worked: WorkedCart
}

/** Adds products to the cart of a shopper, all or none. Adds to the quantities of existing lines. */
@inject()
export class AddToCart {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly sellable: FindSellable,
    private readonly currencies: CartCurrency,
    private readonly groups: GroupRefusal,
    private readonly rules: LineRules,
    private readonly workOut: WorkOutCart
  ) {}

  /**
   * @throws quantityInvalid, productUnknown, productGone, productGrouped, choiceInvalid, priceUnknown, soldOut,
   * stockShort, cartFull
   */
  async execute(shopper: Shopper, items: readonly CartItem[]): Promise<Added> {
    for (const { quantity } of items) this.rules.checkQuantity(quantity, shopper.channel)
    const { currency } = await this.currencies.of(shopper)
    const { cart, sellables, ...added } = await this.store.relaxedTransaction((trx) =>
      this.#add(trx, shopper, currency, items)
    )
    return { ...added, worked: await this.workOut.of(cart, shopper, sellables) }
  }

  async #add(trx: Transaction, shopper: Shopper, currency: string, items: readonly CartItem[]) {
    const now = this.clock.iso()
    const { cart, newToken, isNew } = await openCart({ trx, owner: shopper, currency, now })
    const sellables = await this.#sellables(trx, shopper, currency, cart.lines, items)
    const group = sellables.find(({ type, sku }) => type === 'grouped' && items.some((item) => item.sku === sku))
    if (group) throw await this.groups.of(group, { ...shopper, currency }, 'sku', trx)
    const added = items.map((item) => toLine(item, sellables))
    const wanted = withLines(cart.lines, added)
    this.#checkRoom(cart.lines.length, wanted.length, shopper.channel)
    const touched = new Set(wanted.filter((line) => !cart.lines.includes(line)).map(({ key }) => key))
    // Existing lines keep their stock; new ones take what is left.
    const worked = workOutLines(wanted, sellables).filter(({ key }) => touched.has(key))
    for (const line of worked) {
      this.rules.checkQuantity(line.quantity, shopper.channel)
      this.rules.checkLine(line, cart.lines.find(({ key }) => key === line.key)?.quantity)
    }
    const written = worked.map((line) => ({ ...line, seenAmount: line.unit?.amount ?? null }))
    await writeLines(trx, cart.id, written)
    const kept = isNew ? cart : await keepCart(trx, cart, {}, now)
    const lines = wanted.map((line) => written.find(({ key }) => key === line.key) ?? line)
    return {
      newToken,
      added: added.map(({ key, quantity }) => ({ key, quantity })),
      cart: { ...kept, lines },
      sellables,
    }
  }

  #checkRoom(present: number, wanted: number, channel: string): void {
    const most = this.rules.mostLines(channel)
    const room = Math.max(0, most - present)
    if (wanted > present && wanted > most) throw cartFull({ most, room }, 'items', { most, room })
  }

  #sellables(
    trx: Transaction,
    { locale, channel, group }: Shopper,
    currency: string,
    lines: readonly StoredLine[],
    items: readonly CartItem[]
  ): Promise<Sellable[]> {
    const skus = items.map(({ sku }) => sku)
    return this.sellable.execute({ variantIds: variantsOf(lines), skus, locale, channel, group, currency }, trx)
  }
}

function toLine({ sku, quantity, choice }: CartItem, sellables: readonly Sellable[]): StoredLine {
  const sellable = sellables.find((one) => one.sku === sku)
  if (!sellable) throw productUnknown({ sku: sku.slice(0, 64) }, 'sku')
  const { name } = sellable
  if (!sellable.isOnSale) throw productGone({ name }, 'sku')
  const { parts } = chooseParts(sellable, choice)
  if (!parts) throw choiceInvalid({ name }, 'choice')
  return newLine(sellable, parts, quantity)
}
