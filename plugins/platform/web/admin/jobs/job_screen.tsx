import { Code, Progress, Table } from '@mantine/core'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useEffect, type ReactNode } from 'react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { FormSection } from '#web/admin/form/form_section'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { formatInstant, formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import type { ResponseOf } from '#web/lib/registry'
import { JobButtons } from './job_buttons'
import { JobState } from './job_state'

type Job = ResponseOf<'platform.admin.jobs.show'>['data']

/** Milliseconds between two looks at a job that is not over. */
const pause = 2_000

/** Counts that have words. */
const named = new Set(['rows', 'changed', 'unchanged', 'deleted', 'kept', 'refused'])

export const meta = adminHead

export const loader = adminLoader({ id: 'platform.admin.job', words: ['platform.job_screens'] }, async (args) => {
  const { context, params } = args
  const { data: job } = await callOrFail(context, 'GET', 'platform.admin.jobs.show', {
    params: { id: params.id ?? '' },
  })
  return { job, title: job.label }
})

/** A job with progress, result and error. */
export default function JobScreen() {
  const { job } = useLoaderData<typeof loader>() as { job: Job }
  useFreshness(job)
  return (
    <AdminPage
      title={job.label}
      parent={{ screen: 'platform.admin.jobs' }}
      caption={<RecordHistory subject="platform.jobs" id={job.id} />}
      actions={<JobButtons id={job.id} state={job.state} isStopping={job.isStopping} />}
    >
      <JobFacts job={job} />
      <JobResult job={job} />
      <JobFailure job={job} />
    </AdminPage>
  )
}

/** Reloads an unfinished job while the page is visible. */
function useFreshness({ state }: Job): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (state !== 'running' && state !== 'waiting') return undefined
    const timer = window.setInterval(() => document.visibilityState === 'visible' && revalidate(), pause)
    return () => clearInterval(timer)
  }, [state, revalidate])
}

function JobFacts({ job }: { job: Job }) {
  const t = useWords()
  const locale = useLocale()
  const at = (instant: string | null) => (instant ? formatInstant(locale, instant) : '–')
  const facts: [string, ReactNode][] = [
    ['state', job.isStopping ? t('platform.job_screens.stopping') : <JobState key="state" state={job.state} />],
    ['progress', <JobProgress key="progress" job={job} />],
    ['owner', job.owner ?? t('platform.job_screens.shop')],
    ['attempts', formatNumber(locale, job.attempts)],
    ['created', at(job.createdAt)],
    ['due', at(job.runAt)],
    ['started', at(job.startedAt)],
    ['finished', at(job.finishedAt)],
    ['kind', job.job],
  ]
  return (
    <FormSection title={t('platform.job_screens.facts')}>
      <Table layout="fixed">
        <Table.Tbody>
          {facts.map(([name, value]) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" w="12rem">
                {t(`platform.job_screens.fact.${name}`)}
              </Table.Th>
              <Table.Td>{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </FormSection>
  )
}

function JobProgress({ job: { state, done, total, label } }: { job: Job }) {
  const t = useWords()
  const locale = useLocale()
  if (total === null) return <>{state === 'running' ? t('platform.job_screens.unknown') : '–'}</>
  const told = t('platform.job_screens.done_of', {
    done: formatNumber(locale, done),
    total: formatNumber(locale, total),
  })
  return (
    <>
      {told}
      <Progress value={total > 0 ? (100 * done) / total : 100} mt={4} aria-label={label} />
    </>
  )
}

/** The counts of the result. */
function JobResult({ job: { result } }: { job: Job }) {
  const t = useWords()
  const locale = useLocale()
  const counts = Object.entries(result ?? {}).filter(([name, value]) => name !== 'file' && typeof value === 'number')
  if (counts.length === 0) return null
  return (
    <FormSection title={t('platform.job_screens.results')}>
      <Table layout="fixed">
        <Table.Tbody>
          {counts.map(([name, value]) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" w="12rem">
                {named.has(name) ? t(`platform.job_screens.result.${name}`) : name}
              </Table.Th>
              <Table.Td>{formatNumber(locale, Number(value))}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </FormSection>
  )
}

function JobFailure({ job: { error, trace } }: { job: Job }) {
  const t = useWords()
  if (!trace) return null
  return (
    <FormSection title={t('platform.job_screens.failure')} help={error ?? ''}>
      <Code block tabIndex={0}>
        {trace}
      </Code>
    </FormSection>
  )
}
