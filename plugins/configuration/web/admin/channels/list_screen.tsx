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
  { id: 'configuration.admin.channels', words: ['configuration.channels'] },
  async (args) => ({
    table: await loadTable(args, { list: 'configuration.channels', route: 'configuration.admin.channels.index' }),
  })
)

/** The channels of the house. */
export default function ChannelsScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  const create = pathOf('configuration.admin.channel', { id: 'create' })
  return (
    <AdminPage
      caption={t('configuration.channels.caption')}
      actions={
        can('configuration.channels.create') &&
        create && (
          <Button component={Link} to={create}>
            {t('configuration.channels.add')}
          </Button>
        )
      }
    >
      <DataTable table={table} open={({ id }) => pathOf('configuration.admin.channel', { id })} />
    </AdminPage>
  )
}
