import { ORDERS, SIGNS } from '#plugins/marketing/campaigns/segments/bought'
import { comparison, label } from '#plugins/marketing/conditions/comparison'
import { money } from '#core/fields/kinds/money'
import { segment } from '#plugins/marketing/contracts/segment_condition'

/** What was ordered in all, in the currency of the books. */
export default segment({
  label: label('Total des commandes', 'Total of orders'),
  group: 'purchases',
  fields: {
    operator: comparison(),
    amount: money({ label: label('Montant TTC', 'Amount with VAT'), required: true, default: 10_000 }),
  },
  where: ({ operator, amount }) => ({
    sql: `(select coalesce(sum(o.base_total_amount), 0) ${ORDERS}) ${SIGNS[operator]} ?`,
    bindings: [amount],
  }),
})
