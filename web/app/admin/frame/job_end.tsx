import { Button, Group } from '@mantine/core'
import { buildAddress } from '#web/lib/address'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { useShell } from '#web/lib/shell'
import { callByName } from '../call_by_name'
import { useBusy } from '../use_busy'
import { fileOf, followJob, isRunning, type OwnJob } from './jobs'

const fileRoute = 'platform.admin.files.show'

/** The actions of a job: stop it while it runs; afterwards download its file or undo it. */
export function JobEnd({ job }: { job: OwnJob }) {
  const t = useWords()
  const { routes } = useShell()
  const { isBusy, run: act } = useBusy()
  const { undo, undoes = job.id } = (job.result ?? {}) as { undo?: unknown; undoes?: number }

  if (isRunning(job)) {
    const stop = () => call('DELETE', 'platform.admin.jobs.destroy', { params: { id: job.id } })
    return (
      <Button size="compact-xs" variant="default" mt={4} loading={isBusy} onClick={() => act(stop)}>
        {t('admin.jobs.stop')}
      </Button>
    )
  }
  const reverse = async () => {
    const answer = await callByName<{ data: { job: number } }>('POST', String(undo), { params: { id: undoes } })
    if (answer) followJob(answer.data.job)
  }
  return (
    <Group gap="xs" mt={4}>
      <JobFile job={job} />
      {typeof undo === 'string' && undo in routes && (
        <Button size="compact-xs" variant="default" loading={isBusy} onClick={() => act(reverse)}>
          {t('admin.jobs.undo')}
        </Button>
      )}
    </Group>
  )
}

/** Link to the file of a job. */
export function JobFile({ job }: { job: OwnJob }) {
  const t = useWords()
  const { routes } = useShell()
  const file = fileOf(job)
  const address = routes[fileRoute]?.uri
  if (file === null || !address) return null
  return (
    <Button size="compact-xs" variant="default" component="a" href={buildAddress(address, { id: file })} download>
      {t('admin.jobs.download')}
    </Button>
  )
}
