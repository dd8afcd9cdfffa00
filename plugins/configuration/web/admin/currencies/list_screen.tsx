import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { loadTable } from '#web/admin/table/load_table'
import { RecordList } from '#web/admin/table/record_list'
import { useWords } from '#web/lib/i18n'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'configuration.admin.currencies', words: ['configuration.currencies'] },
  async (args) => ({
    table: await loadTable(args, { list: 'configuration.currencies', route: 'configuration.admin.currencies.index' }),
  })
)

/** The currencies that channels may sell in. */
export default function CurrenciesScreen() {
  const t = useWords()
  const { table } = useLoaderData<typeof loader>()
  return (
    <RecordList
      table={table}
      screen="configuration.admin.currency"
      create={{ id: 'create', permission: 'configuration.currencies.create', label: t('configuration.currencies.add') }}
      caption={t('configuration.currencies.caption')}
    />
  )
}
