import { choices } from '#core/fields/kinds/choices'
import { condition } from '#plugins/marketing/contracts/rule_condition'
import { familyChoices } from '#plugins/marketing/conditions/read_choices'
import { isMember, label, membership } from '#plugins/marketing/conditions/comparison'
import { productFacts } from '#plugins/marketing/conditions/product_facts'

/** The family of the product of a line. */
export default condition({
  label: label('Article\u202f: famille', 'Product: family'),
  level: 'line',
  ofProduct: true,
  fields: {
    operator: membership(),
    families: choices({ label: label('Familles', 'Families'), choices: familyChoices, required: true }),
  },
  load: productFacts,
  judge({ operator, families }, { line, facts }) {
    const own = facts.get(line.productId)?.family
    return isMember(operator, own === undefined ? null : families.includes(own))
  },
})
