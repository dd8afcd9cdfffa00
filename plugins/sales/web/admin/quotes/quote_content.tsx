import { Stack } from '@mantine/core'
import { formatMoney, formatUnitPrice } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { LineName, Note } from '../lines/line_name'
import { LineTable } from '../lines/line_table'
import { QuoteTotals } from './quote_totals'
import type { Revision, StaffQuoteLine } from './quote_data'

/** Lines and totals of a quote, read-only. */
export function QuoteContent({ content }: { content: Pick<Revision, 'lines' | 'totals' | 'shipping'> }) {
  const t = useWords()
  const locale = useLocale()
  const money = (amount: StaffQuoteLine['total']) => formatMoney(locale, amount)
  return (
    <Stack>
      <section className="admin-panel" aria-label={t('sales.admin_quotes.lines')}>
        <h2>{t('sales.admin_quotes.lines')}</h2>
        <LineTable
          label={t('sales.admin_quotes.lines')}
          item={t('sales.admin_quotes.item')}
          columns={['price', 'quantity', 'total'].map((column) => ({ label: t(`sales.admin_quotes.${column}`) }))}
          lines={content.lines.map((line) => ({
            key: line.position,
            name: <LineName {...line} notes={[line.sku, ...partsOf(line, t)]} />,
            cells: [
              <>
                {formatUnitPrice(locale, line.unitPrice)}
                <Note>{t('sales.admin_quotes.net', { amount: formatUnitPrice(locale, line.netUnitPrice) })}</Note>
              </>,
              line.quantity,
              <>
                {money({ ...line.total, amount: line.total.amount - line.discount.amount })}
                {line.discount.amount > 0 && (
                  <Note>{t('sales.admin_quotes.discounted', { amount: money(line.discount) })}</Note>
                )}
              </>,
            ],
          }))}
        />
      </section>
      <QuoteTotals totals={content.totals} shipping={content.shipping} />
    </Stack>
  )
}

/** The parts of a bundle as text. */
export function partsOf({ parts }: Pick<StaffQuoteLine, 'parts'>, t: ReturnType<typeof useWords>): string[] {
  return parts.map(({ quantity: count, name, sku }) => t('sales.admin_quotes.part', { count, name, sku }))
}
