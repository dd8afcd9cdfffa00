import { Anchor } from '@mantine/core'
import { useEffect, useState } from 'react'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useShell } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { useScreenPath } from './admin_data'
import { callByName } from './call_by_name'

const route = 'platform.admin.audit_history.index'

interface HistoryEntry {
  id: number
  at: string
  /** Who did it; null: the shop itself. */
  actor: string | null
}

interface RecordHistoryProps {
  /** What kind of record: `users.staff`. */
  subject: string
  /** Its number, or the code it is known by. */
  id: number | string
}

/** Who changed a record last, and the way to all that ever happened to it. */
export function RecordHistory({ subject, id }: RecordHistoryProps) {
  const t = useWords()
  const locale = useLocale()
  const { routes } = useShell()
  const path = useScreenPath()('platform.admin.audit_history')
  const [last, setLast] = useState<HistoryEntry | null>(null)
  const isThere = route in routes
  useEffect(() => {
    if (!isThere) return undefined
    const aborter = new AbortController()
    const query = { subject, subject_id: id, limit: 1 }
    callByName<{ data: HistoryEntry[] }>('GET', route, { query, signal: aborter.signal }).then(
      (answer) => setLast(answer?.data[0] ?? null),
      // Who may not read the audit sees the record without it.
      () => setLast(null)
    )
    return () => aborter.abort()
  }, [isThere, subject, id])
  if (!last) return null
  return (
    <span>
      {t('admin.history.last', {
        at: formatInstant(locale, last.at),
        who: last.actor ?? t('admin.history.shop'),
      })}
      {path && (
        <>
          {' · '}
          <Anchor component={Link} size="sm" to={`${path}?subject=${subject}&subject_id=${id}`}>
            {t('admin.history.all')}
          </Anchor>
        </>
      )}
    </span>
  )
}
