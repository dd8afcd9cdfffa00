import { Alert, Button, Group, SegmentedControl, Select, Stack, Text, Textarea } from '@mantine/core'
import type { KeyboardEvent, Ref } from 'react'
import { LeaveGuard } from '#web/admin/form/leave_guard'
import { MailNotice } from '#web/admin/mail_notice'
import { useWords } from '#web/lib/i18n'
import { keyOf, type Conversation } from './timeline_data'
import { useReply } from './use_reply'

interface ReplyBoxProps {
  box: Ref<HTMLTextAreaElement>
  target: Conversation
  conversations: Conversation[]
  /** A note for colleagues, where the conversation has notes and somebody to reply to. */
  wantsNote: boolean
  onWantsNote: (wantsNote: boolean) => void
  onChoose: (conversation: Conversation) => void
  /** The reply is in its conversation. */
  onSent: () => Promise<void>
}

const LONGEST = 5000

/** A reply to the customer, or a note for colleagues, in one of the conversations of the timeline. Ctrl-Enter sends it. */
export function ReplyBox({ box, target, conversations, onChoose, onSent, wantsNote, onWantsNote }: ReplyBoxProps) {
  const t = useWords()
  const isNote = target.recipient === null || (target.hasNotes && wantsNote)
  const reply = useReply(target, isNote, onSent)
  const { isEmpty } = reply
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void reply.send()
  }
  return (
    <form
      className="admin-timeline-reply"
      onSubmit={(event) => {
        event.preventDefault()
        void reply.send()
      }}
    >
      <LeaveGuard form={{ isDirty: !isEmpty, mayLeave: () => false }} />
      <Stack gap="xs">
        <Group gap="xs" align="flex-end">
          {conversations.length > 1 && <ConversationField {...{ target, conversations, onChoose }} />}
          {target.recipient !== null && target.hasNotes && <ReadersField isNote={isNote} onChange={onWantsNote} />}
        </Group>
        <Textarea
          ref={box}
          label={t(isNote ? 'admin.timeline.note_in' : 'admin.timeline.reply_in', { title: target.title })}
          description={
            isNote ? t('admin.timeline.note_help') : t('admin.timeline.reply_help', { to: target.recipient ?? '' })
          }
          value={reply.text}
          onChange={(event) => reply.setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={LONGEST}
        />
        {!isNote && <MailNotice />}
        {reply.problem && (
          <Alert color="red" role="alert">
            {reply.problem}
          </Alert>
        )}
        <Group gap="xs">
          <Button type="submit" loading={reply.isBusy} disabled={isEmpty}>
            {t(isNote ? 'admin.timeline.add_note' : 'admin.timeline.send')}
          </Button>
          <Text size="xs" c="dimmed" className="admin-roomy">
            {t('admin.timeline.shortcut')}
          </Text>
        </Group>
      </Stack>
    </form>
  )
}

function ConversationField({
  target,
  conversations,
  onChoose,
}: Pick<ReplyBoxProps, 'target' | 'conversations' | 'onChoose'>) {
  const t = useWords()
  return (
    <Select
      label={t('admin.timeline.conversation')}
      data={conversations.map((one) => ({ value: keyOf(one), label: one.title }))}
      value={keyOf(target)}
      allowDeselect={false}
      searchable={conversations.length > 8}
      onChange={(key) => {
        const conversation = conversations.find((one) => keyOf(one) === key)
        if (conversation) onChoose(conversation)
      }}
    />
  )
}

function ReadersField({ isNote, onChange }: { isNote: boolean; onChange: (isNote: boolean) => void }) {
  const t = useWords()
  return (
    <SegmentedControl
      aria-label={t('admin.timeline.readers')}
      value={isNote ? 'note' : 'reply'}
      onChange={(value) => onChange(value === 'note')}
      data={[
        { value: 'note', label: t('admin.timeline.as_note') },
        { value: 'reply', label: t('admin.timeline.as_reply') },
      ]}
    />
  )
}
