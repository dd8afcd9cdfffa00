import { ORDERS } from '#plugins/marketing/campaigns/segments/bought'
import { choice } from '#core/fields/kinds/choice'
import { integer } from '#core/fields/kinds/integer'
import { label } from '#plugins/marketing/conditions/comparison'
import { segment } from '#plugins/marketing/contracts/segment_condition'

/** When somebody ordered last. Who never did meets neither. */
export default segment({
  label: label('Dernière commande', 'Last order'),
  group: 'purchases',
  fields: {
    operator: choice({
      label: label('Comparaison', 'Comparison'),
      choices: {
        within: label('il y a moins de', 'less than … ago'),
        before: label('il y a plus de', 'more than … ago'),
      },
      required: true,
      default: 'before',
    }),
    days: integer({ label: label('Jours', 'Days'), min: 1, max: 3650, required: true, default: 180 }),
  },
  where: ({ operator, days }, { daysAgo }) => ({
    sql: `coalesce((select max(o.placed_at) ${ORDERS}) ${operator === 'within' ? '>=' : '<'} ?, false)`,
    bindings: [daysAgo(days)],
  }),
})
