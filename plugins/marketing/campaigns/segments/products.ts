import { LINES } from '#plugins/marketing/campaigns/segments/bought'
import { isMember, label, membership } from '#plugins/marketing/conditions/comparison'
import { relation } from '#core/fields/kinds/relation'
import { segment } from '#plugins/marketing/contracts/segment_condition'

/** Whether one of some products was ordered. */
export default segment({
  label: label('Produits commandés', 'Ordered products'),
  group: 'purchases',
  fields: {
    operator: membership(),
    products: relation({
      label: label('Produits', 'Products'),
      of: 'catalogue.products',
      many: true,
      max: 100,
      required: true,
    }),
  },
  where({ operator, products }, { ids }) {
    const bought = `exists (select 1 ${LINES} and l.product_id in ${ids})`
    return { sql: isMember(operator, true) ? bought : `not ${bought}`, bindings: [products] }
  },
})
