import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { loadTable } from '#web/admin/table/load_table'
import { RecordList } from '#web/admin/table/record_list'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { RateFile } from './rate_file'
import { writtenPercent } from './percent'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'sales.admin.tax_rates', words: ['sales.tax_rates', 'sales.table_rates'] },
  async (args) => ({
    table: await loadTable(args, { list: 'sales.tax_rates', route: 'sales.admin.tax_rates.index' }),
  })
)

/** How much VAT holds where, for whom and when. */
export default function TaxRatesScreen() {
  const t = useWords()
  const locale = useLocale()
  const { table } = useLoaderData<typeof loader>()
  return (
    <RecordList
      table={table}
      screen="sales.admin.tax_rate"
      create={{ id: 'create', permission: 'sales.tax_rates.create', label: t('sales.tax_rates.add') }}
      actions={<RateFile />}
      caption={t('sales.tax_rates.caption')}
      empty={t('sales.tax_rates.empty')}
      cells={{ rate: ({ rate }) => writtenPercent(locale, Number(rate)) }}
    />
  )
}
