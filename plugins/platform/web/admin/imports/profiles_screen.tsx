import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { useWords } from '#web/lib/i18n'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'platform.admin.import_profiles', words: ['platform.imports'] },
  async (args) => ({
    table: await loadTable(args, {
      list: 'platform.import_profiles',
      route: 'platform.admin.import_profiles.index',
    }),
  })
)

/** Import profiles. A new one is saved from a successful import. */
export default function ImportProfilesScreen() {
  const t = useWords()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  return (
    <AdminPage parent={{ screen: 'platform.admin.imports' }}>
      <DataTable
        table={table}
        open={({ id }) => pathOf('platform.admin.import_profile', { id })}
        empty={{ text: t('platform.imports.no_profiles') }}
      />
    </AdminPage>
  )
}
