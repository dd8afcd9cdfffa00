import { Alert, Anchor, Button, Modal, Table, Text } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { ask } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import type { Answer } from '#web/lib/registry'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'platform.admin.kept_mails', words: ['platform.kept_mails'] },
  async ({ context }) => ask(context, 'GET', 'platform.admin.kept_mails.index')
)

type Mail = Answer<'platform.admin.kept_mails.show'>['data']

/** Mails that were kept because the shop has no mail server. */
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
      <Alert mb="md">{t(state.hasServer ? 'platform.kept_mails.has_server' : 'platform.kept_mails.no_server')}</Alert>
      <section className="admin-panel" aria-label={t('platform.kept_mails.title')}>
        {data.length === 0 ? (
          <p role="status">{t('platform.kept_mails.empty')}</p>
        ) : (
          <Table.ScrollContainer minWidth={480}>
            <Table aria-label={t('platform.kept_mails.title')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('platform.kept_mails.at')}</Table.Th>
                  <Table.Th>{t('platform.kept_mails.to')}</Table.Th>
                  <Table.Th>{t('platform.kept_mails.subject')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.map(({ id, keptAt, to, subject }) => (
                  <Table.Tr key={id}>
                    <Table.Td>{formatInstant(locale, keptAt)}</Table.Td>
                    <Table.Td>{to}</Table.Td>
                    <Table.Td>
                      {state.isReadable ? (
                        <Anchor component="button" type="button" onClick={() => open(id)}>
                          {subject}
                        </Anchor>
                      ) : (
                        subject
                      )}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
      </section>
      {mail && <MailDialog mail={mail} onClose={() => setMail(null)} />}
    </AdminPage>
  )
}

/** The text of a mail. Its HTML says the same, and stays out of our pages. */
function MailDialog({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const t = useWords()
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={mail.subject}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <Text size="sm" c="dimmed">
        {t('platform.kept_mails.from_to', { from: mail.from, to: mail.to })}
      </Text>
      <Text my="md" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {mail.text}
      </Text>
      <Button onClick={onClose}>{t('shell.close')}</Button>
    </Modal>
  )
}
