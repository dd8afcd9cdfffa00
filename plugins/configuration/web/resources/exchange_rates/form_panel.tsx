import { Table } from '@mantine/core'
import { formatDate, formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { ResponseOf } from '#web/lib/registry'
import type { ResourceDescription, ResourceRow } from '#web/resources/resource_types'
import RateCell from './rate_cell'

interface RateHistoryProps {
  resource: ResourceDescription
  row: ResourceRow
}

type PastRate = ResponseOf<'configuration.admin.exchange_rates.show'>['data']['history'][number]

/** Every rate that ever held, the present one first. */
export default function RateHistory({ resource, row }: RateHistoryProps) {
  const t = useWords()
  const locale = useLocale()
  const history = row.history as PastRate[]
  const { choices } = resource.fields.find(({ name }) => name === 'source')?.options as {
    choices: { value: string; label: string }[]
  }
  const labelOf = (source: string) => choices.find(({ value }) => value === source)?.label ?? source
  return (
    <section className="admin-panel admin-narrow" aria-labelledby="rate-history">
      <h2 id="rate-history">{t('configuration.rates.history')}</h2>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('configuration.rates.since')}</Table.Th>
            <Table.Th>{t('configuration.rates.rate')}</Table.Th>
            <Table.Th>{t('configuration.rates.source')}</Table.Th>
            <Table.Th>{t('configuration.rates.published')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {history.map(({ from, rate, source, publishedOn }) => (
            <Table.Tr key={from}>
              <Table.Td>{formatInstant(locale, from)}</Table.Td>
              <Table.Td>
                <RateCell row={{ rate }} />
              </Table.Td>
              <Table.Td>{labelOf(source)}</Table.Td>
              <Table.Td>{publishedOn ? formatDate(locale, publishedOn, 'UTC') : '–'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
