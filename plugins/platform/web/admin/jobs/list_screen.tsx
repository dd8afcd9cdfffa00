import { Button } from '@mantine/core'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useCan } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { notifyDone, notifyProblem } from '#web/admin/notify'
import { DataTable } from '#web/admin/table/data_table'
import type { TableRow } from '#web/admin/table/list_types'
import { loadTable } from '#web/admin/table/load_table'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'

export const meta = adminHead

export const loader = adminLoader({ id: 'platform.admin.jobs', words: ['platform.jobs'] }, async (args) => ({
  table: await loadTable(args, { list: 'platform.jobs', route: 'platform.admin.jobs.index' }),
}))

/** Work behind the shop: what waits, runs, failed; it can be stopped, and what failed tried again. */
export default function JobsScreen() {
  const t = useWords()
  const { table } = useLoaderData<typeof loader>()
  return (
    <AdminPage>
      <DataTable
        table={table}
        rowActions={(row) => <JobActions row={row} />}
        empty={{ text: t('platform.jobs.empty') }}
      />
    </AdminPage>
  )
}

function JobActions({ row }: { row: TableRow }) {
  const t = useWords()
  const can = useCan()
  const revalidator = useRevalidator()
  const act = async (work: () => Promise<unknown>, message: string) => {
    try {
      await work()
      notifyDone(message)
    } catch (error) {
      notifyProblem(error, t)
    }
    revalidator.revalidate()
  }
  const params = { id: row.id }
  if (!can('platform.jobs.update')) return null
  if (row.state === 'dead') {
    const retry = () => call('POST', 'platform.admin.job_retries.store', { params })
    return (
      <Button size="compact-sm" variant="default" onClick={() => act(retry, t('platform.jobs.retried'))}>
        {t('platform.jobs.retry')}
      </Button>
    )
  }
  if (row.state !== 'waiting' && row.state !== 'running') return null
  const stop = () => call('DELETE', 'platform.admin.jobs.destroy', { params })
  return (
    <Button size="compact-sm" variant="default" onClick={() => act(stop, t('platform.jobs.stopped'))}>
      {t('platform.jobs.stop')}
    </Button>
  )
}
