import { Button } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useCan } from '#web/admin/admin_data'
import { ConfirmButton } from '#web/admin/confirm_button'
import { notifyDone } from '#web/admin/notify'
import { useBusy } from '#web/admin/use_busy'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'

interface JobButtonsProps {
  id: number
  state: string
  isStopping: boolean
}

/** Buttons to stop or retry a job. */
export function JobButtons({ id, state, isStopping }: JobButtonsProps) {
  const t = useWords()
  const can = useCan()
  if (!can('platform.jobs.update')) return null
  if (state === 'dead' || state === 'stopped') return <RetryButton id={id} />
  if (state !== 'waiting' && state !== 'running') return null
  return (
    <ConfirmButton
      label={t('platform.job_screens.stop')}
      question={t(state === 'waiting' ? 'platform.job_screens.stop_waiting' : 'platform.job_screens.stop_running')}
      color="red"
      variant="outline"
      disabled={isStopping}
      run={() => call('DELETE', 'platform.admin.jobs.destroy', { params: { id } })}
    />
  )
}

function RetryButton({ id }: { id: number }) {
  const t = useWords()
  const revalidator = useRevalidator()
  const { isBusy, run } = useBusy()
  const retry = async () => {
    await call('POST', 'platform.admin.job_retries.store', { params: { id } })
    notifyDone(t('platform.job_screens.retried'))
    revalidator.revalidate()
  }
  return (
    <Button onClick={() => void run(retry)} loading={isBusy}>
      {t('platform.job_screens.retry')}
    </Button>
  )
}
