import { compares, comparison, label, lackOf } from '#plugins/marketing/conditions/comparison'
import { condition } from '#plugins/marketing/contracts/rule_condition'
import { integer } from '#core/fields/kinds/integer'

/** Pieces of all lines of the cart. */
export default condition({
  label: label('Panier\u202f: nombre d’articles', 'Cart: number of pieces'),
  level: 'cart',
  fields: {
    operator: comparison(),
    pieces: integer({ label: label('Nombre d’articles', 'Number of pieces'), min: 0, max: 1_000_000, required: true }),
  },
  judge: ({ operator, pieces }, { cart }) => compares(operator, cart.quantity, pieces),
  lack: ({ operator, pieces }, { cart }) => lackOf('pieces', { operator, figure: cart.quantity, limit: pieces }),
})
