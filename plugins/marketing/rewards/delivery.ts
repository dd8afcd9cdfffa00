import { choice } from '#core/fields/kinds/choice'
import { label } from '#plugins/marketing/conditions/comparison'
import type { ActionOn, Given } from '#plugins/marketing/contracts/rule_action'

/** What an action makes of the cost of delivery. */
export const delivery = () =>
  choice({
    label: label('Frais de port', 'Cost of delivery'),
    choices: {
      unchanged: label('port inchangé', 'delivery unchanged'),
      reduced: label('remise aussi sur le port', 'discount on delivery too'),
      free: label('port offert', 'free delivery'),
    },
    required: true,
    default: 'unchanged',
  })

/** `off`: what is taken off the cost of delivery where it is reduced. */
export function onDelivery(
  wanted: 'unchanged' | 'reduced' | 'free',
  { shipping }: ActionOn,
  off: (cost: number) => number
): Given {
  if (wanted === 'free') return { freeShipping: true }
  return wanted === 'reduced' && shipping ? { shipping: off(shipping.amount) } : {}
}
