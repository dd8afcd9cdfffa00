import { Table } from '@mantine/core'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { useLocale } from '#web/lib/shell'

export type Preview = ResponseOf<'sales.admin.table_rate_previews.store'>['data']

/** The delivery methods of a valid file, with their prices. */
export function FoundWays({ preview: { rows, ways } }: { preview: Preview }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <section aria-live="polite">
      <p>{t('sales.table_rates.found', { count: rows })}</p>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('sales.table_rates.label')}</Table.Th>
            <Table.Th>{t('sales.table_rates.rows')}</Table.Th>
            <Table.Th>{t('sales.table_rates.prices')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {ways.map(({ label, rows: count, from, to }) => (
            <Table.Tr key={label}>
              <Table.Td>{label}</Table.Td>
              <Table.Td>{count}</Table.Td>
              <Table.Td>
                {from.amount === to.amount
                  ? formatMoney(locale, from)
                  : `${formatMoney(locale, from)} – ${formatMoney(locale, to)}`}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
