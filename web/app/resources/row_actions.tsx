import { useNavigate } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { callByName } from '#web/admin/call_by_name'
import { ConfirmButton } from '#web/admin/confirm_button'
import type { ResourceDescription, ResourceRow } from './resource_types'

/** The extra actions of a row: a button each, with a question. */
export function RowActions({ resource, row }: { resource: ResourceDescription; row: ResourceRow }) {
  const can = useCan()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const { id, version } = row
  return resource.actions
    .filter(({ permission, when }) => can(permission) && (!when || when.is.includes(String(row[when.field]))))
    .map(({ name, label, question }) => (
      <ConfirmButton
        key={name}
        label={label}
        question={question}
        run={async () => {
          const answer = await callByName<{ data: { open: number | null } }>('POST', `${resource.route}.${name}`, {
            params: { ...resource.params, id },
            data: { version },
          })
          const open = answer?.data.open ?? null
          const path = open === null ? null : pathOf(resource.screens.form, { id: open })
          if (path) navigate(path)
        }}
      />
    ))
}
