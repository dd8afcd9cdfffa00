import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { useWords } from '#web/lib/i18n'
import { JobState } from './job_state'

export const meta = adminHead

export const loader = adminLoader({ id: 'platform.admin.jobs', words: ['platform.job_screens'] }, async (args) => ({
  table: await loadTable(args, { list: 'platform.jobs', route: 'platform.admin.jobs.index' }),
}))

/** All background jobs. */
export default function JobsScreen() {
  const t = useWords()
  const pathOf = useScreenPath()
  const { table } = useLoaderData<typeof loader>()
  return (
    <AdminPage>
      <DataTable
        table={table}
        open={({ id }) => pathOf('platform.admin.job', { id })}
        cells={{ state: ({ state }) => <JobState state={String(state)} /> }}
        empty={{ text: t('platform.job_screens.empty') }}
      />
    </AdminPage>
  )
}
