import { choices } from '#core/fields/kinds/choices'
import { condition } from '#plugins/marketing/contracts/rule_condition'
import { countryChoices } from '#core/fields/kinds/country'
import { isMember, label, membership } from '#plugins/marketing/conditions/comparison'

/** Where the goods go. */
export default condition({
  label: label('Livraison\u202f: pays', 'Delivery: country'),
  level: 'cart',
  fields: {
    operator: membership(),
    countries: choices({ label: label('Pays', 'Countries'), choices: countryChoices, required: true }),
  },
  judge: ({ operator, countries }, { cart: { destination } }) =>
    isMember(operator, destination && countries.includes(destination.country)),
})
