import { useCallback, useRef } from 'react'
import { RelationInput } from '#web/fields/relation/input'
import type { FieldInputProps } from '#web/fields/field_props'
import { useField } from '#web/admin/form/form_context'
import { call } from '#web/lib/clients'

/** Roles of the back office that one may give, and the one that they have. */
export default function StaffRoleInput(props: FieldInputProps) {
  const { value } = useField(props.name, props.field.label)
  const present = useRef(value)
  const roles = useCallback(async () => {
    const answer = await call('GET', 'users.admin.staff_roles.index')
    return (answer ? answer.data : []).filter(({ id, isGivable }) => isGivable || id === present.current)
  }, [])
  return <RelationInput {...props} source={roles} />
}
