import { Button } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'

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
  const can = useCan()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  const create = pathOf('configuration.admin.currency', { id: 'create' })
  return (
    <AdminPage
      caption={t('configuration.currencies.caption')}
      actions={
        can('configuration.currencies.create') &&
        create && (
          <Button component={Link} to={create}>
            {t('configuration.currencies.add')}
          </Button>
        )
      }
    >
      <DataTable table={table} open={({ id }) => pathOf('configuration.admin.currency', { id })} />
    </AdminPage>
  )
}
