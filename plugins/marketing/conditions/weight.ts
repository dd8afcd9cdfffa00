import { compares, comparison, label } from '#plugins/marketing/conditions/comparison'
import { condition } from '#plugins/marketing/contracts/rule_condition'
import { integer } from '#core/fields/kinds/integer'

/** What the lines of the cart weigh. */
export default condition({
  label: label('Panier\u202f: poids', 'Cart: weight'),
  level: 'cart',
  fields: {
    operator: comparison(),
    grams: integer({
      label: label('Poids', 'Weight'),
      unit: label('kg', 'kg'),
      digits: 3,
      min: 0,
      max: 1_000_000_000,
      required: true,
    }),
  },
  judge: ({ operator, grams }, { cart }) => compares(operator, cart.weight, grams),
})
