import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { ResponseOf } from '#web/lib/registry'

type Fetch = ResponseOf<'configuration.admin.rate_updates.index'>['data'][number]

/** What came of the last visit to a source of rates: a failure says why. It is asked for with the rows. */
export default function LatestFetch({ table }: { table: object }) {
  const t = useWords()
  const locale = useLocale()
  const [latest, setLatest] = useState<Fetch | null | undefined>(undefined)
  useEffect(() => {
    call('GET', 'configuration.admin.rate_updates.index').then(
      (answer) => setLatest(answer ? (answer.data[0] ?? null) : undefined),
      () => setLatest(undefined)
    )
  }, [table])
  if (latest === undefined) return null
  if (!latest) return <p className="admin-hint">{t('configuration.rates.never')}</p>
  const at = formatInstant(locale, latest.fetchedAt)
  if (latest.isDone) {
    return <p className="admin-hint">{t('configuration.rates.fetched', { at, count: latest.changed })}</p>
  }
  const reason = t(`configuration.rates.problems.${latest.problem ?? 'unreachable'}`)
  return <p className="admin-danger">{t('configuration.rates.failed', { at, reason })}</p>
}
