import { Button } from '@mantine/core'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { adminHead } from '#web/admin/admin_head'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { followJob } from '#web/admin/frame/jobs'
import { AdminPage } from '#web/admin/frame/page'
import { notifyDone, notifyProblem } from '#web/admin/notify'
import { IconPlus } from '#web/admin/icons'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { LatestFetch } from './latest_fetch'
import { writtenRate } from './rate_values'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'configuration.admin.exchange_rates', words: ['configuration.rates'] },
  async (args) => {
    const [table, fetches] = await Promise.all([
      loadTable(args, { list: 'configuration.exchange_rates', route: 'configuration.admin.exchange_rates.index' }),
      callOrFail(args.context, 'GET', 'configuration.admin.rate_updates.index'),
    ])
    return { table, latest: fetches.data[0] ?? null }
  }
)

/** What currencies are worth in one another, and what came of the last visit to their source. */
export default function ExchangeRatesScreen() {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { table, latest } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const create = pathOf('configuration.admin.exchange_rate', { id: 'create' })
  const add = can('configuration.exchange_rates.create') && create && (
    <Button component={Link} to={create} leftSection={<IconPlus size={16} />}>
      {t('configuration.rates.add')}
    </Button>
  )
  return (
    <AdminPage
      caption={<LatestFetch latest={latest} />}
      actions={
        <>
          {can('configuration.exchange_rates.update_rates') && <UpdateButton />}
          {add}
        </>
      }
    >
      <DataTable
        table={table}
        open={({ id }) => pathOf('configuration.admin.exchange_rate', { id })}
        cells={{ rate: ({ rate }) => writtenRate(locale, String(rate)) }}
        empty={{ text: t('configuration.rates.empty'), action: add }}
      />
    </AdminPage>
  )
}

/** Has the rates fetched at once; the tray follows. */
function UpdateButton() {
  const t = useWords()
  const revalidator = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  const update = async () => {
    setAsking(true)
    try {
      const answer = await call('POST', 'configuration.admin.rate_updates.store')
      if (answer) followJob(answer.data.job)
      notifyDone(t('configuration.rates.update_started'))
      revalidator.revalidate()
    } catch (error) {
      notifyProblem(error, t)
    } finally {
      setAsking(false)
    }
  }
  return (
    <Button variant="default" onClick={update} loading={isAsking}>
      {t('configuration.rates.update')}
    </Button>
  )
}
