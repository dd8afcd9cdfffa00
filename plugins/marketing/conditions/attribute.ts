import { attributeChoices } from '#plugins/marketing/conditions/read_choices'
import { choice } from '#core/fields/kinds/choice'
import { condition } from '#plugins/marketing/contracts/rule_condition'
import { isMember, label, membership } from '#plugins/marketing/conditions/comparison'
import { lines } from '#core/fields/kinds/lines'
import { productFacts } from '#plugins/marketing/conditions/product_facts'

/** An attribute of the product of a line. */
export default condition({
  label: label('Article\u202f: attribut', 'Product: attribute'),
  level: 'line',
  ofProduct: true,
  fields: {
    attribute: choice({ label: label('Attribut', 'Attribute'), choices: attributeChoices, required: true }),
    operator: membership(),
    values: lines({
      label: label('Valeurs', 'Values'),
      help: label('Un code ou une valeur par ligne.', 'One code or value a line.'),
      length: 64,
      required: true,
    }),
  },
  load: productFacts,
  judge({ operator, attribute, values }, { line, facts }) {
    // A product without a value is neither among nor outside of any.
    const own = facts.get(line.productId)?.attributes.get(attribute) ?? []
    return isMember(operator, own.length === 0 ? null : values.some((one) => own.includes(one)))
  },
})
