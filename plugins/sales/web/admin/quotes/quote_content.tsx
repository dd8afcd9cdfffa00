import { Stack, Table, Text } from '@mantine/core'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { QuoteTotals } from './quote_totals'
import type { Revision, StaffQuoteLine } from './quote_data'

/** What a quote holds and comes to, to be read. */
export function QuoteContent({ content }: { content: Pick<Revision, 'lines' | 'totals' | 'shipping'> }) {
  const t = useWords()
  return (
    <Stack>
      <section className="admin-panel" aria-label={t('sales.admin_quotes.lines')}>
        <h2>{t('sales.admin_quotes.lines')}</h2>
        <Table.ScrollContainer
          minWidth={480}
          type="native"
          tabIndex={0}
          role="region"
          aria-label={t('sales.admin_quotes.lines')}
        >
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('sales.admin_quotes.item')}</Table.Th>
                <Table.Th ta="right">{t('sales.admin_quotes.price')}</Table.Th>
                <Table.Th ta="right">{t('sales.admin_quotes.quantity')}</Table.Th>
                <Table.Th ta="right">{t('sales.admin_quotes.total')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {content.lines.map((line) => (
                <Line key={line.position} line={line} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </section>
      <QuoteTotals totals={content.totals} shipping={content.shipping} />
    </Stack>
  )
}

function Line({ line }: { line: StaffQuoteLine }) {
  const t = useWords()
  const locale = useLocale()
  const money = (amount: StaffQuoteLine['total']) => formatMoney(locale, amount)
  const { total, discount } = line
  return (
    <Table.Tr>
      <Table.Td>
        {[line.name, line.detail].filter(Boolean).join(', ')}
        <Text size="xs" c="dimmed">
          {line.sku}
        </Text>
        {line.parts.map((part) => (
          <Text key={part.sku} size="xs" c="dimmed">
            {t('sales.admin_quotes.part', { count: part.quantity, name: part.name, sku: part.sku })}
          </Text>
        ))}
      </Table.Td>
      <Table.Td ta="right">
        {money(line.unitPrice)}
        <Text size="xs" c="dimmed">
          {t('sales.admin_quotes.net', { amount: money(line.netUnitPrice) })}
        </Text>
      </Table.Td>
      <Table.Td ta="right">{line.quantity}</Table.Td>
      <Table.Td ta="right">
        {money({ ...total, amount: total.amount - discount.amount })}
        {discount.amount > 0 && (
          <Text size="xs" c="dimmed">
            {t('sales.admin_quotes.discounted', { amount: money(discount) })}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
