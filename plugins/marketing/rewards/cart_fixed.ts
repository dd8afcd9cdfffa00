import { action } from '#plugins/marketing/contracts/rule_action'
import { allocateAmount } from '#plugins/sales/index'
import { delivery, onDelivery } from '#plugins/marketing/rewards/delivery'
import { label } from '#plugins/marketing/conditions/comparison'
import { money } from '#core/fields/kinds/money'

/** An amount off the cart, split over its lines by what they are worth. */
export default action({
  label: label('Montant sur le panier', 'Amount off the cart'),
  help: label(
    'Réparti sur les articles qui remplissent les conditions.',
    'Split over the pieces that meet the conditions.'
  ),
  fields: {
    amount: money({ label: label('Montant TTC', 'Amount with VAT'), min: 1, required: true }),
    shipping: delivery(),
  },
  give({ amount, shipping }, on) {
    const fixed = on.convert(amount)
    if (fixed === null) return onDelivery(shipping, on, () => 0)
    const reach = Object.fromEntries(on.lines.map(({ key, left }) => [key, left]))
    const whole = Object.values(reach).reduce((sum, one) => sum + one, 0)
    return {
      perLine: allocateAmount(Math.min(fixed, whole), reach),
      ...onDelivery(shipping, on, () => fixed),
    }
  },
})
