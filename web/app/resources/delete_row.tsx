import { ActionIcon, Button } from '@mantine/core'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { callByName } from '#web/admin/call_by_name'
import { DeleteDialog } from '#web/admin/dialogs/delete_dialog'
import { valueAt } from '#web/admin/form/paths'
import { IconTrash } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import type { ResourceDescription, ResourceRow } from './resource_types'

interface DeleteRowProps {
  resource: ResourceDescription
  /** Without a version, as lists have it: it is read first. */
  row: { id: number; name: string; version?: number }
  /** In a list: an icon. */
  isIcon?: boolean
  onDone: () => void
}

/** Deletes a row after a question. What uses the row is named, and asked about where that is enough. */
export function DeleteRow({ resource, row, isIcon = false, onDone }: DeleteRowProps) {
  const t = useWords()
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const permission = resource.permissions.delete
  if (permission === null || !can(permission)) return null
  const { name } = row
  const open = () => setOpen(true)
  const label = t('admin.table.delete_row', { name })
  return (
    <>
      {isIcon ? (
        <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={open}>
          <IconTrash size={18} />
        </ActionIcon>
      ) : (
        <Button variant="default" c="red" onClick={open}>
          {t('admin.delete')}
        </Button>
      )}
      {isOpen && (
        <DeleteRowDialog
          resource={resource}
          row={row}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The question of a deletion. */
export function DeleteRowDialog(props: Pick<DeleteRowProps, 'resource' | 'row' | 'onDone'> & { onClose: () => void }) {
  const { resource, row, onDone, onClose } = props
  const t = useWords()
  const { name } = row
  return (
    <DeleteDialog
      title={t('admin.resources.delete', { name })}
      text={consequenceOf(resource, row) ?? t('admin.resources.delete_text', { kind: resource.one, name })}
      remove={(isConfirmed) => remove(resource, row, isConfirmed)}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

/** `{name}` stands for the row, `{code}` for its field. */
function consequenceOf({ consequence }: ResourceDescription, row: DeleteRowProps['row']): string | undefined {
  return consequence?.replace(/\{([\w.]+)\}/g, (_, path: string) => String(valueAt({ ...row }, path) ?? ''))
}

async function remove(
  { route, params }: ResourceDescription,
  { id, version }: DeleteRowProps['row'],
  confirmed: boolean
) {
  const found =
    version === undefined
      ? await callByName<{ data: ResourceRow }>('GET', `${route}.show`, { params: { ...params, id } })
      : null
  const data = { version: version ?? found?.data.version, confirmed }
  return callByName('DELETE', `${route}.destroy`, { params: { ...params, id }, data })
}
