import { Badge } from '@mantine/core'
import { useWords } from '#web/lib/i18n'

export default function SuspendedCell({ row: { suspended } }: { row: { suspended?: unknown } }) {
  const t = useWords()
  if (!suspended) return null
  return (
    <Badge variant="light" color="red">
      {t('users.staff.suspended')}
    </Badge>
  )
}
