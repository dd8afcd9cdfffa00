import { Button, Text } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { FormSection } from '#web/admin/form/form_section'
import { AdminPage } from '#web/admin/frame/page'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { Link } from '#web/ui/link'
import { ChangeTable } from './change_table'
import { useEntryWords, type Entry } from './entry_words'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'platform.admin.audit_entry', words: ['platform.audit_screens'] },
  async (args) => {
    const { context, params } = args
    const { data: entry } = await callOrFail(context, 'GET', 'platform.admin.audit.show', {
      params: { id: params.id ?? '' },
    })
    return { entry, title: `${entry.subjectLabel} ${entry.thing}` }
  }
)

/** One entry of the log: each field before and after. */
export default function AuditEntryScreen() {
  const t = useWords()
  const pathOf = useScreenPath()
  const words = useEntryWords()
  const { entry, title } = useLoaderData<typeof loader>() as { entry: Entry; title: string }
  const { subject, subjectId } = entry
  const history = pathOf('platform.admin.audit_history')
  const query = new URLSearchParams({ subject, subject_id: subjectId })
  return (
    <AdminPage
      title={title}
      parent={{ screen: 'platform.admin.audit' }}
      caption={words.headline(entry)}
      actions={
        history && (
          <Button component={Link} to={`${history}?${query.toString()}`} variant="default">
            {t('platform.audit_screens.history')}
          </Button>
        )
      }
    >
      <FormSection title={t('platform.audit_screens.changes')}>
        <ChangeTable changes={entry.changes} caption={title} />
        {entry.request && (
          <Text size="sm" c="dimmed">
            {t('platform.audit_screens.request', { request: entry.request })}
          </Text>
        )}
      </FormSection>
    </AdminPage>
  )
}
