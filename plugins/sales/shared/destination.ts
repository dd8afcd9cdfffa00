import type { Destination } from '#plugins/sales/contracts/destination'
import type { PostalAddress } from '#plugins/sales/contracts/address'

/** Corsica's two departments by the first digits of their postcodes. */
const CORSICA: [begin: RegExp, state: string][] = [
  [/^20[01]/, '2A'],
  [/^20[2-6]/, '2B'],
]

/**
 * Where an address lies, as taxes and shipping compare it. The address was read as one before: its overseas country
 * is its own already.
 */
export function destinationOf({
  country,
  postcode,
  state,
}: Pick<PostalAddress, 'country' | 'postcode' | 'state'>): Destination {
  const code = (postcode ?? '').replace(/\s+/g, '').toUpperCase()
  if (country !== 'FR') return { country, postcode: code, state: state || null }
  return { country, postcode: code, state: CORSICA.find(([begin]) => begin.test(code))?.[1] ?? null }
}

/** Where a cart's goods go, or its bill where nothing is sent; null: nobody has said yet. */
export function destinationOfCart(
  cart: { billing: PostalAddress | null; delivery: PostalAddress | null; isSameAddress: boolean },
  ships: boolean
): Destination | null {
  const address = ships && !cart.isSameAddress ? cart.delivery : cart.billing
  return address && destinationOf(address)
}
