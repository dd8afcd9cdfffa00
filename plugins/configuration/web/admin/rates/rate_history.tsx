import { Table } from '@mantine/core'
import { formatDate, formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { writtenRate } from './rate_values'

interface PastRate {
  rate: string
  source: string
  publishedOn: string | null
  from: string
}

interface RateHistoryProps {
  history: PastRate[]
  sources: { name: string; label: string }[]
}

/** Every rate that ever held, the present one first. */
export function RateHistory({ history, sources }: RateHistoryProps) {
  const t = useWords()
  const locale = useLocale()
  const labelOf = (source: string) =>
    sources.find(({ name }) => name === source)?.label ?? (source || t('configuration.rates.by_hand'))
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
              <Table.Td>{writtenRate(locale, rate)}</Table.Td>
              <Table.Td>{labelOf(source)}</Table.Td>
              <Table.Td>{publishedOn ? formatDate(locale, publishedOn, 'UTC') : '–'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
