import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { useWords } from '#web/lib/i18n'
import { CreateButton } from '../list_button'

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
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  return (
    <AdminPage
      actions={
        <CreateButton
          screen="catalogue.admin.inventory_source"
          permission="catalogue.inventory_sources.create"
          label={t('catalogue.vocabulary.create.source')}
        />
      }
    >
      <DataTable table={table} open={({ id }) => pathOf('catalogue.admin.inventory_source', { id })} />
    </AdminPage>
  )
}
