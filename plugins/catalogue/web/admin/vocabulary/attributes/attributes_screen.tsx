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
  { id: 'catalogue.admin.attributes', words: ['catalogue.vocabulary'] },
  async (args) => ({
    table: await loadTable(args, { list: 'catalogue.attributes', route: 'catalogue.admin.attributes.index' }),
  })
)

export default function AttributesScreen() {
  const t = useWords()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  return (
    <AdminPage
      actions={
        <CreateButton
          screen="catalogue.admin.attribute"
          permission="catalogue.attributes.create"
          label={t('catalogue.vocabulary.create.attribute')}
        />
      }
    >
      <DataTable
        table={table}
        open={({ id }) => pathOf('catalogue.admin.attribute', { id })}
        empty={{ text: t('catalogue.vocabulary.empty.attribute') }}
      />
    </AdminPage>
  )
}
