import { condition } from '#plugins/marketing/contracts/rule_condition'
import { isMember, label, membership } from '#plugins/marketing/conditions/comparison'
import { lines } from '#core/fields/kinds/lines'
import { withinPostcodes } from '#plugins/sales/index'

/** Postcode of the place where the goods go. */
export default condition({
  label: label('Livraison\u202f: code postal', 'Delivery: postcode'),
  level: 'cart',
  fields: {
    operator: membership(),
    postcodes: lines({
      label: label('Codes postaux', 'Postcodes'),
      help: label('Un par ligne\u202f: 75001, 20*, 69000-69999.', 'One a line: 75001, 20*, 69000-69999.'),
      length: 32,
      normalise: (line) => line.toUpperCase(),
      required: true,
    }),
  },
  judge({ operator, postcodes }, { cart: { destination } }) {
    const postcode = destination?.postcode ?? ''
    return isMember(operator, postcode === '' ? null : postcodes.some((one) => withinPostcodes(postcode, rangeOf(one))))
  },
})

/** "20*", "75001" or "20000-20999". */
function rangeOf(value: string): { from: string; to: string } {
  const [from = '', to = ''] = value.split('-')
  return { from, to }
}
