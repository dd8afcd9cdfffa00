import { ActionIcon, Group } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import { IconPencil } from '#web/admin/icons'
import type { TableRow } from '#web/admin/table/list_types'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { DeleteRow } from './delete_row'
import { ResourcePart } from './parts'
import { titleKey } from './row_values'
import type { ResourceDescription } from './resource_types'

interface RowButtonsProps {
  resource: ResourceDescription
  row: TableRow
  /** Address of its form. */
  path: string | null
  onDone: () => void
}

/** The buttons of a row in a list whose form is a dialog. */
export function RowButtons({ resource, row, path, onDone }: RowButtonsProps) {
  const t = useWords()
  const can = useCan()
  const { permissions, protects } = resource
  const name = String(row[titleKey(resource)] ?? row.id)
  const isProtected = protects !== null && row[protects.column] === true
  const isFixed = isProtected && protects.from === 'change'
  const label = t('admin.table.edit_row', { name })
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <ResourcePart resource={resource} part="row_actions" props={{ resource, row, onDone }} />
      {path && !isFixed && permissions.update !== null && can(permissions.update) && (
        <ActionIcon
          component={Link}
          to={path}
          preventScrollReset
          variant="subtle"
          color="gray"
          aria-label={label}
          title={label}
        >
          <IconPencil size={18} />
        </ActionIcon>
      )}
      {!isProtected && <DeleteRow resource={resource} row={{ id: row.id, name }} onDone={onDone} isIcon />}
    </Group>
  )
}
