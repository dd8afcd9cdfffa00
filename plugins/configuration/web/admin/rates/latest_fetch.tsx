import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'

export interface Fetch {
  fetchedAt: string
  isDone: boolean
  problem: string | null
  publishedOn: string | null
  changed: number
}

/** What came of the last visit to a source of rates: a failure says why. */
export function LatestFetch({ latest }: { latest: Fetch | null }) {
  const t = useWords()
  const locale = useLocale()
  if (!latest) return <>{t('configuration.rates.never')}</>
  const at = formatInstant(locale, latest.fetchedAt)
  if (latest.isDone) return <>{t('configuration.rates.fetched', { at, count: latest.changed })}</>
  const reason = t(`configuration.rates.problems.${latest.problem ?? 'unreachable'}`)
  return <span className="admin-danger">{t('configuration.rates.failed', { at, reason })}</span>
}
