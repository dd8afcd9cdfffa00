import type { BaseMoney, CartForDiscounts } from '#plugins/sales/index'
import type { FindProductFacts } from '#plugins/catalogue/index'
import type { CartRule } from '#plugins/marketing/rules/cart_rule'
import type { JudgedCart } from '#plugins/marketing/rules/judged_cart'

interface Sources {
  money: BaseMoney
  facts: FindProductFacts
}

/** A cart with what the conditions of these rules ask for: products are looked up only where one of them does. */
export async function judgeCart(
  { money, facts: find }: Sources,
  cart: CartForDiscounts,
  rules: readonly CartRule[]
): Promise<Omit<JudgedCart, 'shippingCode'>> {
  const inBooks = (amount: number) => money.toBase(cart.channel, amount, cart.currency)
  const prices = new Map<number, number | null>()
  for (const { unitAmount } of cart.lines) prices.set(unitAmount, await inBooks(unitAmount))
  const asksProducts = rules.some(({ conditions }) =>
    conditions.list.some(({ subject }) => subject === 'category' || subject === 'attribute')
  )
  const products = [...new Set(cart.lines.map(({ productId }) => productId))]
  const facts = asksProducts ? await find.execute(products) : new Map<number, never>()
  const sum = (of: (line: CartForDiscounts['lines'][number]) => number) =>
    cart.lines.reduce((total, line) => total + of(line), 0)
  return {
    destination: cart.destination,
    paymentCode: cart.paymentCode,
    lines: cart.lines,
    subtotal: await inBooks(sum(({ unitAmount, quantity }) => unitAmount * quantity)),
    quantity: sum(({ quantity }) => quantity),
    weight: sum(({ weight, quantity }) => (weight ?? 0) * quantity),
    unitPriceOf: ({ unitAmount }) => prices.get(unitAmount) ?? null,
    factsOf: ({ productId }) => facts.get(productId) ?? null,
  }
}
