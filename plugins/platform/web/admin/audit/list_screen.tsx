import { Text } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { useWords } from '#web/lib/i18n'

export const meta = adminHead

export const loader = adminLoader({ id: 'platform.admin.audit', words: ['platform.audit_screens'] }, async (args) => ({
  table: await loadTable(args, { list: 'platform.audit', route: 'platform.admin.audit.index' }),
}))

/** Who changed what, by which way, and when. */
export default function AuditScreen() {
  const t = useWords()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  return (
    <AdminPage>
      <DataTable
        table={table}
        open={({ id }) => pathOf('platform.admin.audit_entry', { id })}
        cells={{
          changes: ({ changes }) => (
            <Text size="sm" lineClamp={2} miw="16rem">
              {String(changes ?? '')}
            </Text>
          ),
        }}
        empty={{ text: t('platform.audit_screens.empty') }}
      />
    </AdminPage>
  )
}
