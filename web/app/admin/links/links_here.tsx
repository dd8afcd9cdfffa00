import { Alert, Anchor, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import type { ResponseOf } from '#web/lib/registry'

type Pages = ResponseOf<'platform.admin.links.index'>

interface LinksHereProps {
  /** Permalink kind of the thing: `catalogue.product`. */
  kind: string
  /** Null: it is new, so nothing links to it. */
  id: number | string | null
  /** Its address is about to change: what links here is said to follow. */
  isMoving?: boolean
}

/** What links to a thing: how many pages, and which. It is silent when there are none. */
export function LinksHere({ kind, id, isMoving = false }: LinksHereProps) {
  const t = useWords()
  const pages = usePages(kind, id)
  if (!pages || pages.total === 0) return null
  const count = t('admin.links.here', { count: pages.total })
  if (!isMoving) {
    return (
      <details className="links-here">
        <summary>{count}</summary>
        <PageList pages={pages} />
      </details>
    )
  }
  return (
    <Alert color="blue" role="status" title={count}>
      <Text size="sm">{t('admin.links.follow', { count: pages.total })}</Text>
      <PageList pages={pages} />
    </Alert>
  )
}

function PageList({ pages: { total, data } }: { pages: Pages }) {
  const t = useWords()
  const pathOf = useScreenPath()
  const seen = data.filter(({ title }) => title !== '')
  return (
    <ul className="links-here-list">
      {seen.map(({ kind, id, title, label, edit }) => {
        const path = edit && pathOf(edit.screen, edit.params)
        return (
          <li key={`${kind}/${id}`}>
            {path ? (
              <Anchor component={Link} to={path} size="sm">
                {title}
              </Anchor>
            ) : (
              title
            )}{' '}
            <Text span size="xs" c="dimmed">
              {label}
            </Text>
          </li>
        )
      })}
      {total > seen.length && <li>{t('admin.links.others', { count: total - seen.length })}</li>}
    </ul>
  )
}

function usePages(kind: string, id: number | string | null): Pages | null {
  const [pages, setPages] = useState<Pages | null>(null)
  useEffect(() => {
    if (id === null) return undefined
    let isOver = false
    // Without an answer the form works all the same.
    call('GET', 'platform.admin.links.index', { query: { kind, id: String(id) } }).then(
      (answer) => !isOver && answer && setPages(answer),
      () => undefined
    )
    return () => {
      isOver = true
    }
  }, [kind, id])
  return pages
}
