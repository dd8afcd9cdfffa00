import { Alert, SegmentedControl, Text } from '@mantine/core'
import { useLoaderData, useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { ConfirmButton } from '#web/admin/confirm_button'
import { AdminPage } from '#web/admin/frame/page'
import { editorWords } from '#web/rich_text/editor_words.server'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { locales } from '#web/lib/locale'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { useWords } from '#web/lib/i18n'
import type { MailData } from './mail_data'
import { MailForm } from './mail_form'
import { MailVersions } from './mail_versions'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'configuration.admin.mail', words: ['configuration.mails', ...editorWords()] },
  async ({ context, params, locale }) => {
    const mail = { name: params.name ?? '', language: params.language ?? '' }
    const [{ data }, { data: scopes }] = await Promise.all([
      callOrFail(context, 'GET', 'configuration.admin.mails.show', { params: mail, query: { locale } }),
      callOrFail(context, 'GET', 'configuration.admin.setting_scopes.index', { query: { locale } }),
    ])
    return { data, channels: scopes.channels }
  }
)

/** What one mail says in one language. */
export default function MailScreen() {
  const t = useWords()
  const locale = useLocale()
  const { data, channels } = useLoaderData<typeof loader>()
  const [isDirty, setDirty] = useState(false)
  return (
    <AdminPage
      title={data.label}
      caption={data.occasion}
      parent={{ screen: 'configuration.admin.mails' }}
      actions={<Actions data={data} isDirty={isDirty} />}
      drawer={{ label: t('configuration.mails.versions'), content: <MailVersions data={data} isDirty={isDirty} /> }}
    >
      {data.failedAt !== null && data.state === 'failing' && (
        <Alert color="red" mb="md">
          {t('configuration.mails.failed', { at: formatInstant(locale, data.failedAt) })}
        </Alert>
      )}
      <Text size="sm" c="dimmed" mb="md">
        {t(`configuration.mails.is_${data.state}`)}
      </Text>
      <MailForm key={`${data.name} ${data.language}`} data={data} channels={channels} onDirty={setDirty} />
    </AdminPage>
  )
}

function Actions({ data: { name, language, state, version }, isDirty }: { data: MailData; isDirty: boolean }) {
  const t = useWords()
  const can = useCan()
  const path = useScreenPath()
  const navigate = useNavigate()
  return (
    <>
      <SegmentedControl
        aria-label={t('configuration.mails.language')}
        value={language}
        onChange={(chosen) => void navigate(path('configuration.admin.mail', { name, language: chosen }) ?? '')}
        data={locales.map((code) => ({ value: code, label: t(`shell.languages.${code}`) }))}
      />
      {can('configuration.emails.update') && state !== 'built_in' && (
        <ConfirmButton
          label={t('configuration.mails.reset')}
          question={t('configuration.mails.reset_question')}
          disabled={isDirty}
          run={() =>
            call('DELETE', 'configuration.admin.mails.destroy', { params: { name, language }, data: { version } })
          }
        />
      )}
    </>
  )
}
