import { Alert, Anchor, Button, Text } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import type { ResponseOf } from '#web/lib/registry'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'platform.admin.kept_mails', words: ['platform.kept_mails'] },
  async ({ context }) => callOrFail(context, 'GET', 'platform.admin.kept_mails.index')
)

type Mail = ResponseOf<'platform.admin.kept_mails.show'>['data']

/** Mails that were stored because there is no mail server. */
export default function KeptMailsScreen() {
  const t = useWords()
  const locale = useLocale()
  const { data, meta: state } = useLoaderData<typeof loader>()
  const [mail, setMail] = useState<Mail | null>(null)
  const open = async (id: string) => {
    try {
      const answer = await call('GET', 'platform.admin.kept_mails.show', { params: { id } })
      if (answer) setMail(answer.data)
    } catch (error) {
      notifyProblem(error, t)
    }
  }
  return (
    <AdminPage>
      <Alert>{t(state.hasServer ? 'platform.kept_mails.has_server' : 'platform.kept_mails.no_server')}</Alert>
      {data.length === 0 ? (
        <p role="status" className="admin-empty">
          {t('platform.kept_mails.empty')}
        </p>
      ) : (
        <section className="admin-table" aria-label={t('platform.kept_mails.title')}>
          <div className="admin-scroll" tabIndex={0} role="region" aria-label={t('platform.kept_mails.title')}>
            <table>
              <thead>
                <tr>
                  {['subject', 'to', 'at'].map((key) => (
                    <th key={key} scope="col">
                      {t(`platform.kept_mails.${key}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.map(({ id, keptAt, to, subject }) => (
                  <tr key={id}>
                    <td data-name className="admin-text">
                      {state.isReadable ? (
                        <Anchor component="button" type="button" className="admin-row-link" onClick={() => open(id)}>
                          {subject}
                        </Anchor>
                      ) : (
                        subject
                      )}
                    </td>
                    <td>{to}</td>
                    <td>
                      <time dateTime={keptAt}>{formatInstant(locale, keptAt)}</time>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
      {mail && <MailDialog mail={mail} onClose={() => setMail(null)} />}
    </AdminPage>
  )
}

/** The text of a mail. Its HTML is never put into our pages. */
function MailDialog({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const t = useWords()
  return (
    <Dialog opened onClose={onClose} size="lg" title={mail.subject}>
      <Text size="sm" c="dimmed">
        {t('platform.kept_mails.from_to', { from: mail.from, to: mail.to })}
      </Text>
      <Text my="md" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {mail.text}
      </Text>
      <Button onClick={onClose}>{t('shell.close')}</Button>
    </Dialog>
  )
}
