import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { loadTable } from '#web/admin/table/load_table'
import { RecordList } from '#web/admin/table/record_list'
import { useWords } from '#web/lib/i18n'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'configuration.admin.locales', words: ['configuration.locales'] },
  async (args) => ({
    table: await loadTable(args, { list: 'configuration.locales', route: 'configuration.admin.locales.index' }),
  })
)

/** The languages that channels may offer. */
export default function LocalesScreen() {
  const t = useWords()
  const { table } = useLoaderData<typeof loader>()
  return (
    <RecordList
      table={table}
      screen="configuration.admin.locale"
      create={{ id: 'create', permission: 'configuration.locales.create', label: t('configuration.locales.add') }}
      caption={t('configuration.locales.caption')}
    />
  )
}
