import { Button } from '@mantine/core'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { useScreenPath } from '../admin_data'
import { AdminPage } from '../frame/page'
import type { Change } from './change'
import { ChangeState } from './change_state'
import { outcomesOf } from './outcomes'

interface ChangeListProps {
  changes: (Change & { total: number; createdAt: string })[]
  /** Section of the translations for these records: `change_title`, `count_changed`, `choose`. */
  words: string
  /** Screens of one change, and of the records. */
  one: string
  list: string
}

/** The user's last bulk changes, each with an undo button. */
export function ChangeList({ changes, words, one, list }: ChangeListProps) {
  const t = useWords()
  const pathOf = useScreenPath()
  return (
    <AdminPage parent={{ screen: list }}>
      {changes.length > 0 ? (
        <ChangeTable changes={changes} words={words} one={one} />
      ) : (
        <div className="admin-empty">
          <p>{t('admin.changes.none')}</p>
          <Button component={Link} to={pathOf(list) ?? '/admin'} variant="default">
            {t(`${words}.choose`)}
          </Button>
        </div>
      )}
    </AdminPage>
  )
}

function ChangeTable({ changes, words, one }: Omit<ChangeListProps, 'list'>) {
  const t = useWords()
  const locale = useLocale()
  const pathOf = useScreenPath()
  const title = t('admin.changes.title')
  return (
    <section className="admin-table" aria-label={title}>
      <div className="admin-scroll" tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              {['change_of', 'state', 'asked_at', 'result'].map((key) => (
                <th key={key} scope="col">
                  {t(`admin.changes.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ id, total, state, createdAt, counts, unchanged }) => (
              <tr key={id}>
                <td data-name className="admin-text">
                  <Link to={pathOf(one, { id }) ?? '/admin'} className="admin-row-link">
                    {t(`${words}.change_title`, { count: total })}
                  </Link>
                </td>
                <td className="admin-short">
                  <ChangeState state={state} />
                </td>
                <td>
                  <time dateTime={createdAt}>{formatInstant(locale, createdAt)}</time>
                </td>
                <td>{outcomesOf({ counts, unchanged }, words, t).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
