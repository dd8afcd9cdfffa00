import { Badge, Group } from '@mantine/core'
import type { TableRow } from '#web/admin/table/list_types'
import { useWords } from '#web/lib/i18n'

/** A group's name, and which new customers it takes. */
export default function GroupName({ row }: { row: TableRow }) {
  const t = useWords()
  const takes = [
    row.takes_individuals && t('users.groups.takes_individuals_short'),
    row.takes_professionals && t('users.groups.takes_professionals_short'),
  ]
  return (
    <Group gap="xs">
      {String(row.name)}
      {takes.filter(Boolean).map((text) => (
        <Badge key={String(text)}>{text}</Badge>
      ))}
    </Group>
  )
}
