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
  { id: 'catalogue.admin.families', words: ['catalogue.vocabulary'] },
  async (args) => ({
    table: await loadTable(args, { list: 'catalogue.families', route: 'catalogue.admin.families.index' }),
  })
)

export default function FamiliesScreen() {
  const t = useWords()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  return (
    <AdminPage
      actions={
        <CreateButton
          screen="catalogue.admin.family"
          permission="catalogue.families.create"
          label={t('catalogue.vocabulary.create.family')}
        />
      }
    >
      <DataTable
        table={table}
        open={({ id }) => pathOf('catalogue.admin.family', { id })}
        empty={{ text: t('catalogue.vocabulary.empty.family') }}
      />
    </AdminPage>
  )
}
