import { integer } from '#core/fields/kinds/integer'
import { label } from '#plugins/marketing/conditions/comparison'
import { segment } from '#plugins/marketing/contracts/segment_condition'

/** Who has an account and was not seen for some time. */
export default segment({
  label: label('Pas venu depuis', 'Not seen for'),
  help: label('Jours depuis la dernière connexion au compte.', 'Days since the last sign-in.'),
  group: 'activity',
  fields: { days: integer({ label: label('Jours', 'Days'), min: 1, max: 3650, required: true, default: 90 }) },
  where: ({ days }, { daysAgo }) => ({
    sql: '(c.id is not null and coalesce(c.last_signed_in_at, c.created_at) < ?)',
    bindings: [daysAgo(days)],
  }),
})
