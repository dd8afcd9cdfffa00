import { groupChoices } from '#plugins/marketing/conditions/group_choices'
import { choices } from '#core/fields/kinds/choices'
import { isMember, label, membership } from '#plugins/marketing/conditions/comparison'
import { segment } from '#plugins/marketing/contracts/segment_condition'

/** Customer groups; subscribers without an account are guests. */
export default segment({
  label: label('Groupe de clients', 'Customer group'),
  group: 'person',
  fields: {
    operator: membership(),
    groups: choices({ label: label('Groupes', 'Groups'), choices: groupChoices, required: true }),
  },
  where({ operator, groups }, { texts }) {
    const found = `coalesce((select g.code from users_groups g where g.id = c.group_id), 'guest') in ${texts}`
    return { sql: isMember(operator, true) ? found : `not (${found})`, bindings: [groups] }
  },
})
