import { SIGNS } from '#plugins/marketing/campaigns/segments/bought'
import { comparison, label } from '#plugins/marketing/conditions/comparison'
import { integer } from '#core/fields/kinds/integer'
import { segment } from '#plugins/marketing/contracts/segment_condition'

/** Number of published reviews. */
export default segment({
  label: label('Avis publiés', 'Published reviews'),
  group: 'activity',
  fields: {
    operator: comparison(),
    reviews: integer({ label: label('Avis', 'Reviews'), min: 0, max: 1000, required: true, default: 1 }),
  },
  where: ({ operator, reviews }) => ({
    sql: `(select count(*) from catalogue_reviews r where r.customer_id = c.id and r.state = 'approved')
      ${SIGNS[operator]} ?`,
    bindings: [reviews],
  }),
})
