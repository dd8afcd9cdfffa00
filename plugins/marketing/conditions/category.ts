import { choices } from '#core/fields/kinds/choices'
import { categoryChoices } from '#plugins/marketing/conditions/read_choices'
import { condition } from '#plugins/marketing/contracts/rule_condition'
import { isMember, label, membership } from '#plugins/marketing/conditions/comparison'
import { isWithin, productFacts } from '#plugins/marketing/conditions/product_facts'

/** Categories of the product of a line, with those above them. */
export default condition({
  label: label('Article\u202f: catégorie', 'Product: category'),
  level: 'line',
  ofProduct: true,
  fields: {
    operator: membership(),
    categories: choices({ label: label('Catégories', 'Categories'), choices: categoryChoices, required: true }),
  },
  load: productFacts,
  judge: ({ operator, categories }, { line, facts }) => isMember(operator, isWithin(facts, line, categories)),
})
