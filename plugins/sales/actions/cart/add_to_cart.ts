import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { FindSellable, chooseParts, type Choice, type Sellable } from '#plugins/catalogue/index'
import { Store, type Transaction } from '#core/database/store'
import { CartCurrency } from '#plugins/sales/services/cart/cart_currency'
import { GroupRefusal } from '#plugins/sales/services/cart/group_refusal'
import { LineRules } from '#plugins/sales/services/cart/line_rules'
import { cartFull, choiceInvalid, productGone, productUnknown } from '#plugins/sales/errors'
import { inside } from '#plugins/sales/database/statements'
import { lineKey } from '#plugins/sales/services/cart/line_key'
import { openCart } from '#plugins/sales/services/cart/open_cart'
import { variantsOf, workOutLines } from '#plugins/sales/services/cart/work_out_lines'
import { writeLines } from '#plugins/sales/services/cart/write_lines'
import type { Shopper } from '#plugins/sales/services/shopper'
import type { StoredLine } from '#plugins/sales/services/cart/stored_cart'

/** So many of something. */
export interface CartItem {
  sku: string
  quantity: number
  /** Of a bundle; null: as the shop suggests, and for what is no bundle. */
  choice: Choice | null
}

/** What was put into a cart. */
export interface Added {
  /** Token of a new guest's cart; null: they have it already, or it is a customer's. */
  newToken: string | null
  /** Keys of the lines that it became, with the pieces that were added. */
  added: { key: string; quantity: number }[]
}

/** Puts things into the cart of whoever shops: all of them or none. What is there already becomes more. */
@inject()
export class AddToCart {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly sellable: FindSellable,
    private readonly currencies: CartCurrency,
    private readonly groups: GroupRefusal,
    private readonly rules: LineRules
  ) {}

  /**
   * @throws quantityInvalid, productUnknown, productGone, productGrouped, choiceInvalid, priceUnknown, soldOut,
   * stockShort, cartFull
   */
  async execute(shopper: Shopper, items: readonly CartItem[]): Promise<Added> {
    for (const { quantity } of items) this.rules.checkQuantity(quantity, shopper.channel)
    const { currency } = await this.currencies.of(shopper)
    return this.store.relaxedTransaction(async (trx) => {
      const now = this.clock.iso()
      const { cart, newToken } = await openCart({ run: inside(trx), owner: shopper, currency, now })
      const sellables = await this.#sellables(trx, shopper, currency, cart.lines, items)
      const group = sellables.find(({ type, sku }) => type === 'grouped' && items.some((item) => item.sku === sku))
      if (group) throw await this.groups.of(group, { ...shopper, currency }, 'sku', trx)
      const added = items.map((item) => toLine(item, sellables))
      const wanted = together(cart.lines, added)
      this.#checkRoom(cart.lines.length, wanted.length, shopper.channel)
      const touched = new Set(wanted.filter((line) => !cart.lines.includes(line)).map(({ key }) => key))
      // Those that were there first keep what they have: what is new takes what is left.
      const worked = workOutLines(wanted, sellables).filter(({ key }) => touched.has(key))
      for (const line of worked) {
        this.rules.checkQuantity(line.quantity, shopper.channel)
        this.rules.checkLine(line, cart.lines.find(({ key }) => key === line.key)?.quantity)
      }
      await writeLines(
        trx,
        cart.id,
        worked.map((line) => ({ ...line, seenAmount: line.unit?.amount ?? null }))
      )
      return { newToken, added: added.map(({ key, quantity }) => ({ key, quantity })) }
    })
  }

  #checkRoom(present: number, wanted: number, channel: string): void {
    const most = this.rules.mostLines(channel)
    const room = Math.max(0, most - present)
    if (wanted > present && wanted > most) throw cartFull({ most, room }, 'items', { most, room })
  }

  #sellables(
    trx: Transaction,
    { locale, group }: Shopper,
    currency: string,
    lines: readonly StoredLine[],
    items: readonly CartItem[]
  ): Promise<Sellable[]> {
    const skus = items.map(({ sku }) => sku)
    return this.sellable.execute({ variantIds: variantsOf(lines), skus, locale, group, currency }, trx)
  }
}

/** The lines as they will be; those that nothing is added to are the same objects. */
function together(lines: readonly StoredLine[], added: readonly StoredLine[]): StoredLine[] {
  const wanted = [...lines]
  for (const line of added) {
    const at = wanted.findIndex(({ key }) => key === line.key)
    const standing = wanted[at]
    if (standing) wanted[at] = { ...standing, quantity: standing.quantity + line.quantity }
    else wanted.push(line)
  }
  return wanted
}

function toLine({ sku, quantity, choice }: CartItem, sellables: readonly Sellable[]): StoredLine {
  const sellable = sellables.find((one) => one.sku === sku)
  if (!sellable) throw productUnknown({ sku: sku.slice(0, 64) }, 'sku')
  const { variantId, productId, name } = sellable
  if (!sellable.isOnSale) throw productGone({ name }, 'sku')
  const { parts } = chooseParts(sellable, choice)
  if (!parts) throw choiceInvalid({ name }, 'choice')
  return {
    key: lineKey(variantId, parts),
    ...{ variantId, productId, name, quantity, seenAmount: null },
    // What the shop suggests today stays chosen when it suggests something else.
    choice: parts.length > 0 ? choiceOf(parts) : null,
  }
}

function choiceOf(parts: readonly { option: string; part: { sku: string }; quantity: number }[]): Choice {
  const choice: Choice = {}
  for (const { option, part, quantity } of parts) choice[option] = { ...choice[option], [part.sku]: quantity }
  return choice
}
