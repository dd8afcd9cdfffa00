import { Button, Group, Progress, Text } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useCan } from '#web/admin/admin_data'
import { notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { ImportData } from './import_data'

/** Milliseconds between two looks. */
const PACE = 1500

interface ProgressPanelProps {
  job: number | null
  progress: NonNullable<ImportData['progress']>
}

/** Progress of a trial or run. It continues when the page is left. */
export function ProgressPanel({ job, progress: { done, total, isRunning } }: ProgressPanelProps) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  usePolling()
  const stop = async () => {
    if (job === null) return
    await call('DELETE', 'platform.admin.jobs.destroy', { params: { id: job } }).catch((error: unknown) =>
      notifyProblem(error, t)
    )
  }
  const share = total ? Math.min(100, Math.round((done / total) * 100)) : 0
  const told = { done: formatNumber(locale, done), total: formatNumber(locale, total ?? 0) }
  return (
    <section className="admin-panel" aria-label={t('platform.imports.progress')}>
      <Group justify="space-between" mb="xs">
        <Text role="status">{t(isRunning ? 'platform.imports.running' : 'platform.imports.waiting', told)}</Text>
        {can('platform.imports.run') && (
          <Button variant="default" size="xs" onClick={() => void stop()}>
            {t('platform.imports.stop')}
          </Button>
        )}
      </Group>
      <Progress
        value={isRunning ? share : 0}
        animated={isRunning && share === 0}
        aria-label={t('platform.imports.progress')}
      />
    </section>
  )
}

/** Reloads the page's data while mounted, one request at a time. */
function usePolling(): void {
  const revalidator = useRevalidator()
  const latest = useRef(revalidator)
  latest.current = revalidator
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (latest.current.state === 'idle') latest.current.revalidate()
    }, PACE)
    return () => window.clearInterval(timer)
  }, [])
}
