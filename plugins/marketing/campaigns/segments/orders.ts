import { ORDERS, SIGNS } from '#plugins/marketing/campaigns/segments/bought'
import { comparison, label } from '#plugins/marketing/conditions/comparison'
import { integer } from '#core/fields/kinds/integer'
import { segment } from '#plugins/marketing/contracts/segment_condition'

/** Number of orders. */
export default segment({
  label: label('Nombre de commandes', 'Number of orders'),
  group: 'purchases',
  fields: {
    operator: comparison(),
    orders: integer({ label: label('Commandes', 'Orders'), min: 0, max: 10_000, required: true, default: 1 }),
  },
  where: ({ operator, orders }) => ({
    sql: `(select count(*) ${ORDERS}) ${SIGNS[operator]} ?`,
    bindings: [orders],
  }),
})
