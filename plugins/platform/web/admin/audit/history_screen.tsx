import { Button, Timeline } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { useWords } from '#web/lib/i18n'
import { callOrFail, notFound } from '#web/lib/screen_loader'
import { Link } from '#web/ui/link'
import { ChangeTable } from './change_table'
import { useEntryWords, type Entry } from './entry_words'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'platform.admin.audit_history', words: ['platform.audit_screens'] },
  async (args) => {
    const { context, url } = args
    const subject = url.searchParams.get('subject') ?? ''
    const id = url.searchParams.get('subject_id') ?? ''
    if (!subject || !id) throw notFound()
    const before = url.searchParams.get('before')
    const query = { subject, subject_id: id, ...(before ? { before } : {}) }
    const { data: entries, meta: page } = await callOrFail(context, 'GET', 'platform.admin.audit_history.index', {
      query,
    })
    return {
      entries,
      next: page.next,
      subject,
      id,
      isFirst: !before,
      title: entries[0] ? `${entries[0].subjectLabel} ${entries[0].thing}` : id,
    }
  }
)

interface HistoryData {
  entries: Entry[]
  next: number | null
  subject: string
  id: string
  isFirst: boolean
  /** What it is, and its number. */
  title: string
}

/** All that ever happened to one thing, newest first. */
export default function HistoryScreen() {
  const t = useWords()
  const pathOf = useScreenPath()
  const words = useEntryWords()
  const { entries, next, subject, id, isFirst, title: name } = useLoaderData<typeof loader>() as HistoryData
  const address = (more: Record<string, string>) =>
    `${pathOf('platform.admin.audit_history')}?${new URLSearchParams({ subject, subject_id: id, ...more })}`
  return (
    <AdminPage title={t('platform.audit_screens.history_of', { name })} parent={{ screen: 'platform.admin.audit' }}>
      {entries.length === 0 ? (
        <p className="admin-empty">{t('platform.audit_screens.no_history')}</p>
      ) : (
        <section className="admin-panel" aria-label={t('platform.audit_screens.history')}>
          <Timeline bulletSize={14} lineWidth={2}>
            {entries.map((entry) => (
              <Timeline.Item key={entry.id} title={words.headline(entry)}>
                <ChangeTable changes={entry.changes} caption={words.headline(entry)} />
              </Timeline.Item>
            ))}
          </Timeline>
        </section>
      )}
      <div className="admin-pages">
        {!isFirst && (
          <Button component={Link} to={address({})} variant="default">
            {t('platform.audit_screens.newest')}
          </Button>
        )}
        {next !== null && (
          <Button component={Link} to={address({ before: String(next) })} variant="default">
            {t('platform.audit_screens.older')}
          </Button>
        )}
      </div>
    </AdminPage>
  )
}
