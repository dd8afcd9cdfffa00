import { Button } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { followJob } from '#web/admin/frame/jobs'
import { notifyDone, notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'

/** Has the rates fetched at once; the tray follows. */
export default function UpdateRates() {
  const t = useWords()
  const can = useCan()
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  if (!can('configuration.exchange_rates.update_rates')) return null
  const update = async () => {
    setAsking(true)
    try {
      const answer = await call('POST', 'configuration.admin.rate_updates.store')
      if (answer) followJob(answer.data.job)
      notifyDone(t('configuration.rates.update_started'))
      revalidate()
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
