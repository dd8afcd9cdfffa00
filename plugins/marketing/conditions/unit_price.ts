import { compares, comparison, label } from '#plugins/marketing/conditions/comparison'
import { condition } from '#plugins/marketing/contracts/rule_condition'
import { money } from '#core/fields/kinds/money'

/** Price of one piece of a line. */
export default condition({
  label: label('Article\u202f: prix TTC', 'Product: price with VAT'),
  level: 'line',
  ofProduct: true,
  fields: { operator: comparison(), amount: money({ label: label('Prix TTC', 'Price with VAT'), required: true }) },
  judge: ({ operator, amount }, { cart, line }) => compares(operator, cart.inBooks(line.unitAmount), amount),
})
