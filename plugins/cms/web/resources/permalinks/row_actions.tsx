import { ActionIcon } from '@mantine/core'
import { useScreenPath } from '#web/admin/admin_data'
import { IconPencil } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import type { TableRow } from '#web/admin/table/list_types'

/** The way to the form of what stands at an address, in which the address is changed. */
export default function OpenTarget({ row: { target, target_screen: screen } }: { row: TableRow }) {
  const t = useWords()
  const pathOf = useScreenPath()
  if (!screen) return null
  const edit = JSON.parse(String(screen)) as { screen: string; params: Record<string, string | number> }
  const path = pathOf(edit.screen, edit.params)
  if (!path) return null
  const label = t('admin.table.edit_row', { name: String(target) })
  return (
    <ActionIcon component={Link} to={path} variant="subtle" color="gray" aria-label={label} title={label}>
      <IconPencil size={18} />
    </ActionIcon>
  )
}
