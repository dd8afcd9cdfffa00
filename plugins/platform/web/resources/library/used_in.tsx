import { Anchor, List, Loader, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { messageOf } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import type { ResponseOf } from '#web/lib/registry'

type Uses = ResponseOf<'platform.admin.medium_uses.index'>

/** Where a medium is used, with links to what shows it. */
export function UsedIn({ id }: { id: number }) {
  const t = useWords()
  const pathOf = useScreenPath()
  const [uses, setUses] = useState<Uses | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const aborter = new AbortController()
    call('GET', 'platform.admin.medium_uses.index', { params: { id }, signal: aborter.signal }).then(
      (answer) => setUses(answer || null),
      (error: unknown) => {
        if (!aborter.signal.aborted) setProblem(messageOf(error, t))
      }
    )
    return () => aborter.abort()
  }, [id, t])
  if (problem) return <Text role="alert">{problem}</Text>
  if (!uses) return <Loader size="sm" aria-label={t('shell.loading')} />
  if (uses.data.length === 0) return <Text c="dimmed">{t('platform.library.unused')}</Text>
  const rest = uses.meta.total - uses.data.length
  return (
    <>
      <List>
        {uses.data.map(({ kind, name, screen, params }, at) => {
          const path = screen && pathOf(screen, params)
          return (
            <List.Item key={at}>
              {kind} –{' '}
              {path ? (
                <Anchor component={Link} to={path}>
                  {name}
                </Anchor>
              ) : (
                name
              )}
            </List.Item>
          )
        })}
      </List>
      {rest > 0 && <Text c="dimmed">{t('platform.library.more_uses', { count: rest })}</Text>}
    </>
  )
}
