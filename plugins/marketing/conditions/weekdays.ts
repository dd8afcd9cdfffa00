import { choices } from '#core/fields/kinds/choices'
import { condition } from '#plugins/marketing/contracts/rule_condition'
import { label } from '#plugins/marketing/conditions/comparison'

/** Days of the week, by the clock of the shop. */
export default condition({
  label: label('Moment\u202f: jours de la semaine', 'Time: days of the week'),
  level: 'cart',
  fields: {
    days: choices({
      label: label('Jours', 'Days'),
      choices: {
        1: label('lundi', 'Monday'),
        2: label('mardi', 'Tuesday'),
        3: label('mercredi', 'Wednesday'),
        4: label('jeudi', 'Thursday'),
        5: label('vendredi', 'Friday'),
        6: label('samedi', 'Saturday'),
        7: label('dimanche', 'Sunday'),
      },
      required: true,
    }),
  },
  judge: ({ days }, { cart: { now } }) => days.includes(String(now.weekday)),
})
