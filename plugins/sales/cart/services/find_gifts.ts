import { inject } from '@adonisjs/core'
import { FindDiscounts, type FoundDiscounts } from '#plugins/sales/discounts/find_discounts'
import { FindSellable, chooseParts, type Sellable } from '#plugins/catalogue/index'
import { LineRules } from '#plugins/sales/cart/services/line_rules'
import { discountableLine, isPriced } from '#plugins/sales/cart/services/priced_line'
import { newLine, withLines } from '#plugins/sales/cart/services/new_lines'
import { workOutLines, type WorkedLine } from '#plugins/sales/cart/services/work_out_lines'
import type { CartForDiscounts, Gift } from '#plugins/sales/contracts/discount_source'
import type { Shopper } from '#plugins/sales/shared/shopper'
import type { StoredLine } from '#plugins/sales/cart/services/stored_cart'
import type { WorkedCart } from '#plugins/sales/cart/services/work_out_cart'

/** A gift that a shopper may put into their cart now. */
export interface OfferedGift extends Gift {
  /** The variants to choose from, at least one. */
  variants: Sellable[]
}

interface Candidate {
  sellable: Sellable
  line: StoredLine
}

/**
 * Finds the gifts that discounts offer for a cart: those on sale and in stock that would cost nothing. Runs no statement
 * when there is nothing to offer, else one, plus those of contributions of plugins.
 */
@inject()
export class FindGifts {
  constructor(
    private readonly sellable: FindSellable,
    private readonly discounts: FindDiscounts,
    private readonly rules: LineRules
  ) {}

  async execute(worked: WorkedCart | null, { locale, channel, group }: Shopper): Promise<OfferedGift[]> {
    const gifts = worked?.discounts.gifts ?? []
    if (!worked || gifts.length === 0) return []
    const ids = gifts.map(({ productId }) => productId)
    const found = await this.sellable.ofProducts(ids, { locale, channel, group, currency: worked.paid.currency })
    const offered = gifts.flatMap((gift) => {
      const candidates = found
        .filter(({ productId }) => productId === gift.productId)
        .flatMap((sellable) => candidate(sellable, gift.pieces))
        .filter((one) => this.#fits(one, worked, channel))
      const [first] = candidates
      return first ? [{ gift, first, variants: candidates.map(({ sellable }) => sellable) }] : []
    })
    if (offered.length === 0) return []
    const firsts = offered.map(({ first }) => first)
    const isFree = await this.#judge(firsts, worked)
    return offered
      .filter(({ first }) => isFree(first.line.key))
      .map(({ gift, variants }) => Object.assign({ variants }, gift))
  }

  /** Whether the cart would take it: on sale, in stock, within the limits of the shop. */
  #fits(one: Candidate, worked: WorkedCart, channel: string): boolean {
    const lines = linesWith([one], worked)
    const line = lines.find(({ key }) => key === one.line.key)
    return (
      line?.problem === null &&
      line.quantity <= this.rules.most(channel) &&
      lines.length <= this.rules.mostLines(channel)
    )
  }

  /**
   * Asks for the discounts of the cart with the gifts in it: other rules, or a budget, may leave a gift with a price. Of
   * several variants the first stands for all.
   */
  async #judge(gifts: readonly Candidate[], worked: WorkedCart): Promise<(key: string) => boolean> {
    const { asked, cart, chosenOffer, discounts } = worked
    const lines = linesWith(gifts, worked).filter(isPriced).map(discountableLine)
    const codes = cart.couponCode === null ? [] : [cart.couponCode]
    const discountsWith = await this.discounts.execute({ ...asked, lines }, codes)
    const before = costs(asked.lines, discounts)
    const after = costs(lines, discountsWith(chosenOffer))
    const keys = new Set(gifts.map(({ line }) => line.key))
    const rest = (cost: ReadonlyMap<string, number>) =>
      [...cost].reduce((sum, [key, amount]) => sum + (keys.has(key) ? 0 : amount), 0)
    const isDearer = rest(after) > rest(before)
    return (key) => !isDearer && (after.get(key) ?? 0) <= (before.get(key) ?? 0)
  }
}

/** None for a bundle that has no default choice. */
function candidate(sellable: Sellable, pieces: number): Candidate[] {
  const { parts } = chooseParts(sellable, null)
  return parts ? [{ sellable, line: newLine(sellable, parts, pieces) }] : []
}

/** The lines of a cart as they would be with gifts in it. */
function linesWith(gifts: readonly Candidate[], { cart, lines }: WorkedCart): WorkedLine[] {
  const wanted = withLines(
    cart.lines,
    gifts.map(({ line }) => line)
  )
  return workOutLines(wanted, [
    ...lines.flatMap(({ sellable }) => sellable ?? []),
    ...gifts.map(({ sellable }) => sellable),
  ])
}

/** What lines cost after discounts, by their keys. */
function costs(lines: CartForDiscounts['lines'], { applied }: FoundDiscounts): Map<string, number> {
  return new Map(
    lines.map(({ key, unitAmount, quantity }) => {
      const off = applied.reduce((sum, { perLine }) => sum + (perLine[key] ?? 0), 0)
      return [key, unitAmount * quantity - off] as const
    })
  )
}
