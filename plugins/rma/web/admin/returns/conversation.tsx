import { Button, Group, Stack, Text, Textarea, Timeline } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { MailNotice, useMailMessage } from '#web/admin/mail_notice'
import { notifyDone } from '#web/admin/notify'
import { useRouteAddress } from '#web/admin/route_address'
import { useSending } from '#web/admin/dialogs/sending'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { AttachmentField } from '#web/attachments/attachment_field'
import { AttachmentList } from '#web/attachments/attachment_list'
import { useAttachments } from '#web/attachments/use_attachments'
import type { StaffReturn } from './return_data'

const MOST_ATTACHMENTS = 5

/** What both sides wrote, and the moves, the newest first, below a field for an answer. */
export function Conversation({ found }: { found: StaffReturn }) {
  const t = useWords()
  const can = useCan()
  return (
    <section className="admin-panel" aria-label={t('rma.admin_returns.conversation')}>
      <h2>{t('rma.admin_returns.conversation')}</h2>
      {can('rma.returns.message') && <Answer found={found} />}
      <Timeline mt="md" bulletSize={12} lineWidth={2}>
        {found.messages.map((message) => (
          <Timeline.Item key={message.id} title={message.to ? t(`rma.states.${message.to}`) : message.by}>
            <Message found={found} message={message} />
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  )
}

function Answer({ found }: { found: StaffReturn }) {
  const t = useWords()
  const told = useMailMessage()
  const { revalidate } = useRevalidator()
  const [text, setText] = useState('')
  const attachments = useAttachments({ route: 'rma.admin.files.store', most: MOST_ATTACHMENTS })
  const { isBusy, failure, send } = useSending()
  const submit = () =>
    send(async () => {
      const data = { text, attachments: attachments.keys }
      await call('POST', 'rma.admin.messages.store', { params: { id: found.id }, data })
      notifyDone(told(t('rma.admin_returns.written')))
      revalidate()
    })
  return (
    <Stack gap="xs" mt="sm">
      <Textarea
        label={t('rma.admin_returns.answer', { email: found.customer.email })}
        value={text}
        autosize
        minRows={3}
        maxLength={5000}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <AttachmentField
        attachments={attachments}
        label={t('rma.admin_returns.attachments')}
        accept="image/*,.pdf,.txt"
      />
      <MailNotice />
      {failure && (
        <Text role="alert" c="red">
          {failure}
        </Text>
      )}
      <Group>
        <Button
          loading={isBusy}
          disabled={attachments.isSending || (text.trim() === '' && attachments.keys.length === 0)}
          onClick={() => void submit()}
        >
          {t('rma.admin_returns.write')}
        </Button>
      </Group>
    </Stack>
  )
}

interface MessageProps {
  found: StaffReturn
  message: StaffReturn['messages'][number]
}

function Message({ found, message: { text, at, isStaff, attachments } }: MessageProps) {
  const t = useWords()
  const locale = useLocale()
  const addressOf = useRouteAddress()
  return (
    <>
      {text && (
        <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      )}
      <AttachmentList
        files={attachments}
        addressOf={(file, preview) =>
          addressOf('rma.admin.files.show', { id: found.id, file: file.id, ...(preview ? { preview } : {}) }) ?? ''
        }
      />
      <Text size="xs" c="dimmed">
        {t(isStaff ? 'rma.admin_returns.by_staff' : 'rma.admin_returns.by_customer', {
          at: formatInstant(locale, at),
        })}
      </Text>
    </>
  )
}
