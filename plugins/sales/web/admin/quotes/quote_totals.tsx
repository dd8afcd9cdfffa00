import { Table } from '@mantine/core'
import { useWords } from '#web/lib/i18n'
import { TotalsRows } from '../orders/totals_rows'
import type { Revision } from './quote_data'

/** The totals of a quote. */
export function QuoteTotals({ totals, shipping }: Pick<Revision, 'totals' | 'shipping'>) {
  const t = useWords()
  return (
    <section className="admin-panel" aria-label={t('sales.admin_quotes.money')}>
      <h2>{t('sales.admin_quotes.money')}</h2>
      <Table verticalSpacing={4} withRowBorders={false}>
        <Table.Tbody>
          <TotalsRows totals={totals} {...(shipping ? { delivery: shipping.shownTitle } : {})} />
        </Table.Tbody>
      </Table>
    </section>
  )
}
