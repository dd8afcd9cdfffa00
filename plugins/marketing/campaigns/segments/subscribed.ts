import { integer } from '#core/fields/kinds/integer'
import { label } from '#plugins/marketing/conditions/comparison'
import { segment } from '#plugins/marketing/contracts/segment_condition'

/** Who came lately. */
export default segment({
  label: label('Inscrit depuis moins de', 'Subscribed less than … ago'),
  group: 'activity',
  fields: { days: integer({ label: label('Jours', 'Days'), min: 1, max: 3650, required: true, default: 30 }) },
  where: ({ days }, { daysAgo }) => ({ sql: 's.created_at >= ?', bindings: [daysAgo(days)] }),
})
