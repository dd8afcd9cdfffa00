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
  { id: 'configuration.admin.locales', words: ['configuration.locales'] },
  async (args) => ({
    table: await loadTable(args, { list: 'configuration.locales', route: 'configuration.admin.locales.index' }),
  })
)

/** The languages that channels may offer. */
export default function LocalesScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  const create = pathOf('configuration.admin.locale', { id: 'create' })
  return (
    <AdminPage
      caption={t('configuration.locales.caption')}
      actions={
        can('configuration.locales.create') &&
        create && (
          <Button component={Link} to={create}>
            {t('configuration.locales.add')}
          </Button>
        )
      }
    >
      <DataTable table={table} open={({ id }) => pathOf('configuration.admin.locale', { id })} />
    </AdminPage>
  )
}
