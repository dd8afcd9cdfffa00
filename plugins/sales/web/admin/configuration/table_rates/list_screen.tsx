import { Button } from '@mantine/core'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { adminHead } from '#web/admin/admin_head'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { IconPlus } from '#web/admin/icons'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { Locale } from '#web/lib/locale'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { ImportDialog } from './import_dialog'
import { TakeFile } from './take_file'

export const meta = adminHead

export const loader = adminLoader({ id: 'sales.admin.table_rates', words: ['sales.table_rates'] }, async (args) => {
  const [table, choices] = await Promise.all([
    loadTable(args, { list: 'sales.table_rates', route: 'sales.admin.table_rates.index' }),
    callOrFail(args.context, 'GET', 'sales.admin.table_rate_choices.index'),
  ])
  return { table, channels: choices.data.channels }
})

/** The table of delivery prices, with export and import. */
export default function TableRatesScreen() {
  const t = useWords()
  const locale = useLocale()
  const can = useCan()
  const pathOf = useScreenPath()
  const revalidator = useRevalidator()
  const { table, channels } = useLoaderData<typeof loader>()
  const [isImporting, setImporting] = useState(false)
  const path = pathOf('sales.admin.table_rate', { id: 'create' })
  const create = can('sales.table_rates.create') && path && (
    <Button component={Link} to={path} leftSection={<IconPlus size={16} />}>
      {t('sales.table_rates.add')}
    </Button>
  )
  return (
    <AdminPage
      caption={t('sales.table_rates.caption')}
      actions={
        <>
          <TakeFile channels={channels} />
          {can('sales.table_rates.import') && (
            <Button variant="default" onClick={() => setImporting(true)}>
              {t('sales.table_rates.import')}
            </Button>
          )}
          {create}
        </>
      }
    >
      <DataTable
        table={table}
        open={({ id }) => pathOf('sales.admin.table_rate', { id })}
        cells={{ weight: ({ weight }) => grouped(locale, String(weight)) || '–' }}
        empty={{ text: t('sales.table_rates.empty'), action: create }}
      />
      {isImporting && (
        <ImportDialog
          channels={channels}
          onDone={() => {
            setImporting(false)
            revalidator.revalidate()
          }}
          onClose={() => setImporting(false)}
        />
      )}
    </AdminPage>
  )
}

/** A formatted range: « 10 000–20 000 ». */
const grouped = (locale: Locale, range: string) =>
  range.replaceAll(/\d+/g, (figure) => formatNumber(locale, Number(figure)))
