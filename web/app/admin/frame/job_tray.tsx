import { ActionIcon, Indicator, Popover, Progress, ScrollArea, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { formatInstant, formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useShell } from '#web/lib/shell'
import { callByName } from '../call_by_name'
import { IconListCheck } from '../icons'
import { JobEnd, JobFile } from './job_end'
import { fileOf, isRunning, onJobStart, type OwnJob } from './jobs'

const route = 'platform.admin.own_jobs.index'

/** Polling intervals in milliseconds, with and without running jobs. */
const busyMs = 1_500
const idleMs = 60_000

/** Milliseconds that a finished file is offered. It may cover a button of a dialog. */
const fileMs = 30_000

/** The user's jobs with their progress, on every page. */
export function JobTray() {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const { jobs, poll } = useOwnJobs()
  const running = jobs.filter(isRunning).length
  const label = running > 0 ? t('admin.jobs.running', { count: running }) : t('admin.jobs.title')
  const toggle = () => {
    setOpen(!isOpen)
    poll()
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={360} trapFocus withinPortal>
      <Indicator disabled={running === 0} processing color="primary" offset={6} size={9}>
        <Popover.Target>
          <ActionIcon variant="subtle" color="gray" size={36} onClick={toggle} aria-label={label}>
            <IconListCheck size={20} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown aria-label={t('admin.jobs.title')}>
        <Text fw={600} mb="xs">
          {t('admin.jobs.title')}
        </Text>
        {jobs.length === 0 && <Text c="dimmed">{t('admin.jobs.none')}</Text>}
        <ScrollArea.Autosize mah={360} viewportProps={{ tabIndex: 0 }}>
          <ul className="admin-jobs">
            {jobs.map((job) => (
              <JobLine key={job.id} job={job} />
            ))}
          </ul>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  )
}

function JobLine({ job }: { job: OwnJob }) {
  const t = useWords()
  const locale = useLocale()
  const share = job.total ? Math.round((job.done / job.total) * 100) : 0
  const count = job.total
    ? t('admin.jobs.progress', { done: formatNumber(locale, job.done), total: formatNumber(locale, job.total) })
    : ''
  return (
    <li>
      <Text fw={500}>{job.label}</Text>
      {isRunning(job) ? (
        <>
          <Progress value={share} animated={share === 0} my={4} aria-label={job.label} />
          <Text size="xs" c="dimmed">
            {count || t('admin.jobs.waiting')}
          </Text>
        </>
      ) : (
        <Text size="xs" c={job.error ? 'red' : 'dimmed'}>
          {job.error ?? t('admin.jobs.done', { at: formatInstant(locale, job.finishedAt ?? job.createdAt) })}
        </Text>
      )}
      <JobEnd job={job} />
    </li>
  )
}

/** Polls the user's jobs. `poll` polls at once. */
function useOwnJobs() {
  const t = useWords()
  const { routes } = useShell()
  const revalidator = useRevalidator()
  const [jobs, setJobs] = useState<OwnJob[]>([])
  // Each increment restarts the polling effect.
  const [restarts, setRestarts] = useState(0)
  const running = useRef(new Set<number>())
  const hasRoute = route in routes
  // Read by the polling effect, which shall not restart when they change.
  const latest = useRef({ t, revalidate: revalidator.revalidate })
  latest.current = { t, revalidate: revalidator.revalidate }

  useEffect(
    () =>
      onJobStart((id) => {
        running.current.add(id)
        setRestarts((count) => count + 1)
      }),
    []
  )

  useEffect(() => {
    if (!hasRoute) return undefined
    let timer = 0
    let isCancelled = false
    const pollAndSchedule = async () => {
      const found = await ownJobs()
      if (isCancelled) return
      if (found) {
        const ended = found.filter((job) => !isRunning(job) && running.current.has(job.id))
        for (const job of ended) notifyEnd(job, latest.current.t)
        // The job may have changed the data on the screen.
        if (ended.length > 0) latest.current.revalidate()
        running.current = new Set(found.filter(isRunning).map(({ id }) => id))
        setJobs(found)
      }
      timer = window.setTimeout(pollAndSchedule, running.current.size > 0 ? busyMs : idleMs)
    }
    void pollAndSchedule()
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [hasRoute, restarts])

  return { jobs, poll: () => setRestarts((count) => count + 1) }
}

async function ownJobs(): Promise<OwnJob[] | null> {
  try {
    return (await callByName<{ data: OwnJob[] }>('GET', route))?.data ?? null
  } catch {
    // Keeps the last state until the next poll.
    return null
  }
}

/** Notifies that a job has ended. A file in the notification stays in the tray too. */
function notifyEnd(job: OwnJob, t: ReturnType<typeof useWords>): void {
  const hasFile = fileOf(job) !== null
  notifications.show({
    title: job.label,
    message: job.error ?? (hasFile ? <JobFile job={job} /> : t('admin.jobs.finished')),
    color: job.error ? 'red' : 'green',
    ...(hasFile ? { autoClose: fileMs } : {}),
  })
}
