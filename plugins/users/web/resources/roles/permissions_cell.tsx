import type { TableRow } from '#web/admin/table/list_types'
import { useWords } from '#web/lib/i18n'

/** How many permissions a role has. */
export default function RolePermissions({ row }: { row: TableRow }) {
  const t = useWords()
  return row.grants_all ? t('users.roles.all') : String(row.permissions)
}
