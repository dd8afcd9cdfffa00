import { RelationInput } from '#web/fields/relation/input'
import type { FieldInputProps } from '#web/fields/field_props'
import { call } from '#web/lib/clients'

/** The roles of the shop's own side. */
async function roles() {
  const answer = await call('GET', 'users.admin.group_choices.index')
  return answer ? answer.data.roles : []
}

export default function GroupRoleInput(props: FieldInputProps) {
  return <RelationInput {...props} source={roles} />
}
