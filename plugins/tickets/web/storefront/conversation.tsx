import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { buildAddress } from '#web/lib/address'
import { useLocale, useShell } from '#web/lib/shell'
import { AttachmentList, type ShownAttachment } from '#web/attachments/attachment_list'

type Ticket = ResponseOf<'tickets.own.show'>['data']

/** The request, then each message, oldest first. */
export function Conversation({ ticket }: { ticket: Ticket }) {
  const t = useWords()
  const { id, description, createdAt, attachments, messages } = ticket
  return (
    <ol className="mb-10 grid gap-4" aria-label={t('tickets.account.conversation')}>
      <Message
        ticketId={id}
        isOwn
        name={t('tickets.account.you')}
        at={createdAt}
        text={description}
        files={attachments}
      />
      {messages.map((message) => (
        <Message
          key={message.id}
          ticketId={id}
          isOwn={message.isOwn}
          name={message.isOwn ? t('tickets.account.you') : message.name}
          at={message.at}
          text={message.text}
          files={message.attachments}
        />
      ))}
    </ol>
  )
}

interface MessageProps {
  ticketId: number
  isOwn: boolean
  name: string
  at: string
  text: string
  files: readonly ShownAttachment[]
}

function Message({ ticketId, isOwn, name, at, text, files }: MessageProps) {
  const locale = useLocale()
  const { routes } = useShell()
  const uri = routes['tickets.own_attachments.show']?.uri ?? ''
  const addressOf = (file: ShownAttachment, isPreview: boolean) =>
    buildAddress(uri, { id: ticketId, file: file.id }, isPreview ? { preview: 'true' } : {})
  return (
    <li
      className={`max-w-prose rounded-sm border border-line p-4 ${isOwn ? 'bg-surface' : 'border-l-4 border-l-primary'}`}
    >
      <p className="mb-2 text-sm text-muted">
        <strong className="text-ink">{name}</strong> {formatInstant(locale, at)}
      </p>
      <p className="mb-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
      <AttachmentList files={files} addressOf={addressOf} />
    </li>
  )
}
