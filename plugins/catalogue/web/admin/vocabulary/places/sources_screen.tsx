import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { loadTable } from '#web/admin/table/load_table'
import { RecordList } from '#web/admin/table/record_list'
import { useWords } from '#web/lib/i18n'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'catalogue.admin.inventory_sources', words: ['catalogue.vocabulary'] },
  async (args) => ({
    table: await loadTable(args, {
      list: 'catalogue.inventory_sources',
      route: 'catalogue.admin.inventory_sources.index',
    }),
  })
)

export default function SourcesScreen() {
  const t = useWords()
  const { table } = useLoaderData<typeof loader>()
  return (
    <RecordList
      table={table}
      screen="catalogue.admin.inventory_source"
      create={{
        id: 'new',
        permission: 'catalogue.inventory_sources.create',
        label: t('catalogue.vocabulary.create.source'),
      }}
    />
  )
}
