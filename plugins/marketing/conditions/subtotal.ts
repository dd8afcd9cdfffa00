import { compares, comparison, label, lackOf } from '#plugins/marketing/conditions/comparison'
import { condition } from '#plugins/marketing/contracts/rule_condition'
import { money } from '#core/fields/kinds/money'

/** What the lines of the cart come to, before discounts. */
export default condition({
  label: label('Panier\u202f: montant TTC', 'Cart: amount with VAT'),
  help: label('Avant remises et frais de port.', 'Before discounts and delivery.'),
  level: 'cart',
  fields: { operator: comparison(), amount: money({ label: label('Montant TTC', 'Amount with VAT'), required: true }) },
  judge: ({ operator, amount }, { cart }) => compares(operator, cart.subtotal, amount),
  lack: ({ operator, amount }, { cart }) => lackOf('amount', { operator, figure: cart.subtotal, limit: amount }),
})
