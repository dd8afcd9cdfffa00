import { Badge } from '@mantine/core'
import { useWords } from '#web/lib/i18n'

export default function SuspendedCell({ row: { suspended } }: { row: { suspended?: unknown } }) {
  const t = useWords()
  if (!suspended) return <span className="admin-nothing">{t('admin.table.no')}</span>
  return (
    <Badge variant="light" color="red">
      {t('users.staff.suspended')}
    </Badge>
  )
}
