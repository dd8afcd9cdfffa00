import { action } from '#plugins/marketing/contracts/rule_action'
import { allocateAmount } from '#plugins/sales/index'
import { delivery, onDelivery } from '#plugins/marketing/rewards/delivery'
import { label } from '#plugins/marketing/conditions/comparison'
import { mostPieces, reachOf } from '#plugins/marketing/rewards/most_pieces'
import { percent } from '#core/fields/kinds/percent'
import { portion } from '#plugins/marketing/rewards/portion'

/** A percentage, rounded once for all lines and split so that the parts add up. */
export default action({
  label: label('Pourcentage', 'Percentage'),
  fields: {
    percent: percent({ label: label('Pourcentage', 'Percentage'), min: 1, required: true, default: 1000 }),
    mostPieces: mostPieces(),
    shipping: delivery(),
  },
  give({ percent: points, mostPieces: most, shipping }, on) {
    const reach = Object.fromEntries(on.lines.map((line) => [line.key, reachOf(line, most)]))
    const whole = Object.values(reach).reduce((sum, one) => sum + one, 0)
    return {
      perLine: allocateAmount(portion(whole, points), reach),
      ...onDelivery(shipping, on, (cost) => portion(cost, points)),
    }
  },
})
