import { condition } from '#plugins/marketing/contracts/rule_condition'
import { label } from '#plugins/marketing/conditions/comparison'
import { time } from '#core/fields/kinds/time'

/** Hours of the day, by the clock of the shop. */
export default condition({
  label: label('Moment\u202f: heures', 'Time: hours'),
  help: label('De 22:00 à 02:00, elles passent minuit.', 'From 22:00 to 02:00 they go past midnight.'),
  level: 'cart',
  fields: {
    from: time({ label: label('De', 'From'), required: true }),
    until: time({ label: label('À', 'To'), required: true }),
  },
  judge({ from, until }, { cart: { now } }) {
    const here = now.toFormat('HH:mm')
    return from <= until ? from <= here && here < until : from <= here || here < until
  },
  explain: ({ from, until }) => label(`De ${from} à ${until}`, `From ${from} to ${until}`),
})
