import { action } from '#plugins/marketing/contracts/rule_action'
import { delivery, onDelivery } from '#plugins/marketing/rewards/delivery'
import { label } from '#plugins/marketing/conditions/comparison'
import { money } from '#core/fields/kinds/money'
import { mostPieces, piecesOf, reachOf } from '#plugins/marketing/rewards/most_pieces'

/** An amount off each piece. */
export default action({
  label: label('Montant sur chaque article', 'Amount off each piece'),
  fields: {
    amount: money({ label: label('Montant TTC', 'Amount with VAT'), min: 1, required: true }),
    mostPieces: mostPieces(),
    shipping: delivery(),
  },
  give({ amount, mostPieces: most, shipping }, on) {
    const fixed = on.convert(amount)
    if (fixed === null) return onDelivery(shipping, on, () => 0)
    const off = on.lines.map((line): [string, number] => [
      line.key,
      Math.min(fixed * piecesOf(line.quantity, most), reachOf(line, most)),
    ])
    return { perLine: Object.fromEntries(off), ...onDelivery(shipping, on, () => fixed) }
  },
})
