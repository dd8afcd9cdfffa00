import { Badge, Group } from '@mantine/core'
import { useWords } from '#web/lib/i18n'
import type { TableRow } from '#web/admin/table/list_types'

const TONES: Record<string, string> = { published: 'green', draft: 'gray', private: 'yellow' }

function Status({ row }: { row: TableRow }) {
  const t = useWords()
  const status = String(row.status)
  return (
    <Group gap={4}>
      <Badge color={TONES[status] ?? 'gray'}>{t(`catalogue.product_form.status_${status}`)}</Badge>
      {row.incomplete === true && <Badge color="yellow">{t('catalogue.product_list.incomplete')}</Badge>}
    </Group>
  )
}

function Thumb({ row }: { row: TableRow }) {
  // The name stands beside it.
  if (typeof row.image === 'string') {
    return <img className="admin-thumb" src={row.image} alt="" width={36} height={36} loading="lazy" />
  }
  return <span className="admin-thumb" />
}

/** Columns of the product list that are drawn in their own way. */
export const productCells = {
  image: (row: TableRow) => <Thumb row={row} />,
  sku: (row: TableRow) => <span className="admin-nowrap">{String(row.sku)}</span>,
  status: (row: TableRow) => <Status row={row} />,
}
