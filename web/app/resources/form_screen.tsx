import { useNavigate } from '@remix-run/react'
import { useScreenPath } from '#web/admin/admin_data'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { useLocale } from '#web/lib/shell'
import { ChildRows } from './child_rows'
import { DeleteRow } from './delete_row'
import { FormOf } from './form_of'
import { ResourcePart } from './parts'
import { RowActions } from './row_actions'
import { nameOf } from './row_values'
import type { FormData } from './load_resource.server'

/** The form of a resource's row, as a page. */
export function ResourceForm({ resource, row }: FormData) {
  const navigate = useNavigate()
  const locale = useLocale()
  const list = useScreenPath()(resource.screens.list) ?? '/admin'
  const back = () => navigate(list)
  const name = row ? nameOf(resource, row, locale) : resource.create
  const isProtected = row !== null && resource.protects !== null && row[resource.protects.field] === true
  const removal = row && !isProtected && <DeleteRow resource={resource} row={{ ...row, name }} onDone={back} />
  return (
    <AdminPage
      title={name}
      parent={{ screen: resource.screens.list }}
      caption={row && <RecordHistory subject={resource.id} id={String(row[resource.auditBy])} />}
      actions={
        row && (
          <>
            <ResourcePart resource={resource} part="form_actions" props={{ resource, row }} />
            <RowActions resource={resource} row={row} />
            {removal}
          </>
        )
      }
    >
      <FormOf resource={resource} row={row} onCreated={back} />
      {row && resource.children.map((child) => <ChildRows key={child.id} child={child} row={row} />)}
      {row && <ResourcePart resource={resource} part="form_panel" props={{ resource, row }} />}
    </AdminPage>
  )
}
