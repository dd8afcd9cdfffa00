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
  /** Who did it; null for the system. */
  actor: string | null
}

interface RecordHistoryProps {
  /** Kind of the record: `users.staff`. */
  subject: string
  /** Id or code of the record. */
  id: number | string
}

/** The last change of a record, with a link to its whole history. */
export function RecordHistory({ subject, id }: RecordHistoryProps) {
  const t = useWords()
  const locale = useLocale()
  const { routes } = useShell()
  const path = useScreenPath()('platform.admin.audit_history')
  const [last, setLast] = useState<HistoryEntry | null>(null)
  // Without permission for the audit log there is no request.
  const isThere = route in routes && path !== null
  useEffect(() => {
    if (!isThere) return undefined
    const aborter = new AbortController()
    const query = { subject, subject_id: id, limit: 1 }
    callByName<{ data: HistoryEntry[] }>('GET', route, { query, signal: aborter.signal }).then(
      (answer) => setLast(answer?.data[0] ?? null),
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
          <Anchor component={Link} size="sm" underline="always" to={`${path}?subject=${subject}&subject_id=${id}`}>
            {t('admin.history.all')}
          </Anchor>
        </>
      )}
    </span>
  )
}
