import { action } from '#plugins/marketing/contracts/rule_action'
import { integer } from '#core/fields/kinds/integer'
import { label } from '#plugins/marketing/conditions/comparison'
import { relation } from '#core/fields/kinds/relation'
import { worthOf } from '#plugins/marketing/rewards/portion'
import type { DiscountableLine } from '#plugins/sales/index'

/**
 * Pieces of a product for nothing, when a shopper has put it into the cart. They do not count for the conditions: a gift does
 * not pay for itself.
 */
export default action({
  label: label('Cadeau', 'Gift'),
  help: label(
    'Le panier le propose quand les conditions sont remplies. Le client l’y met, et il ne coûte rien tant qu’elles le restent.',
    'The cart offers it when the conditions are met. Customers add it, and it costs nothing as long as they are.'
  ),
  fields: {
    product: relation({ label: label('Produit offert', 'Product given'), of: 'catalogue.products', required: true }),
    pieces: integer({ label: label('Combien', 'How many'), min: 1, max: 1000, required: true, default: 1 }),
  },
  give({ product, pieces }, { all }) {
    const gifts = giftsAmong(all, product, pieces)
    const off = all.flatMap((line) => {
      const free = gifts[line.key]
      return free === undefined ? [] : [[line.key, worthOf(free, line)] as const]
    })
    return { perLine: Object.fromEntries(off) }
  },
  offers({ product, pieces }, all) {
    const taken = Object.values(giftsAmong(all, product, pieces)).reduce((sum, piece) => sum + piece, 0)
    return taken < pieces ? [{ productId: product, pieces: pieces - taken }] : []
  },
  setAside: ({ product, pieces }, all) => giftsAmong(all, product, pieces),
  explain: ({ product, pieces }) => label(`Cadeau\u202f: ${pieces} × ${product}`, `Gift: ${pieces} × ${product}`),
})

/** Pieces of the gift by line, in the order of the keys. */
function giftsAmong(all: readonly DiscountableLine[], product: number, pieces: number): Record<string, number> {
  let open = pieces
  const gifts: Record<string, number> = {}
  for (const line of all.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const taken = line.productId === product ? Math.min(open, line.quantity) : 0
    if (taken > 0) gifts[line.key] = taken
    open -= taken
  }
  return gifts
}
