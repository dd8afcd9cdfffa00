import { condition } from '#plugins/marketing/contracts/rule_condition'
import { isMember, label, membership } from '#plugins/marketing/conditions/comparison'
import { lines } from '#core/fields/kinds/lines'

/** SKU of a line, in either case. */
export default condition({
  label: label('Article\u202f: référence', 'Product: SKU'),
  level: 'line',
  ofProduct: true,
  fields: {
    operator: membership(),
    skus: lines({
      label: label('Références', 'SKUs'),
      help: label('Une par ligne.', 'One a line.'),
      length: 64,
      required: true,
    }),
  },
  judge({ operator, skus }, { line }) {
    const sku = line.sku.toUpperCase()
    return isMember(
      operator,
      skus.some((one) => one.toUpperCase() === sku)
    )
  },
})
