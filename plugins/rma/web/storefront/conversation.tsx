import { FormTextArea } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { AttachmentField } from '#web/attachments/attachment_field'
import { AttachmentList } from '#web/attachments/attachment_list'
import { useAttachments } from '#web/attachments/use_attachments'
import type { FormRefusal } from '#web/form/refusal'
import type { OwnReturn } from './return_data'
import type { ReturnAddresses } from './return_addresses'

interface ConversationProps {
  found: OwnReturn
  link: string | null
  addresses: ReturnAddresses
  refusal: FormRefusal | undefined
}

const MOST_ATTACHMENTS = 5

/** What both sides wrote, the newest first, below a form for another message. */
export function Conversation({ found, link, addresses, refusal }: ConversationProps) {
  const t = useWords()
  const { orderNumber, messages } = found
  const attachments = useAttachments({
    route: 'rma.files.store',
    params: { number: orderNumber },
    ...(link ? { query: { key: link } } : {}),
    most: MOST_ATTACHMENTS,
  })
  return (
    <section className="mt-8 border-t border-line pt-6" aria-label={t('rma.own.conversation')}>
      <h2 className="mb-4 font-serif text-xl">{t('rma.own.conversation')}</h2>
      <ShopForm
        key={messages.length}
        intent="message"
        labelOf={(name) => t(`rma.own.field_${name}`)}
        refusal={refusal?.values.intent === 'message' ? refusal : undefined}
        submit={t('rma.own.write')}
      >
        <FormTextArea name="text" rows={3} maxLength={5000} />
        <AttachmentField
          attachments={attachments}
          label={t('rma.own.attachments')}
          accept="image/*,.pdf,.txt"
          name="attachments"
        />
      </ShopForm>
      <ol className="mt-8 grid gap-5">
        {messages.map((message) => (
          <Message key={message.id} message={message} addresses={addresses} />
        ))}
      </ol>
    </section>
  )
}

interface MessageProps {
  message: OwnReturn['messages'][number]
  addresses: ReturnAddresses
}

function Message({ message: { text, to, isStaff, at, attachments }, addresses }: MessageProps) {
  const t = useWords()
  const locale = useLocale()
  return (
    <li className={`border-l-4 py-1 pl-4 ${isStaff ? 'border-primary' : 'border-line'}`}>
      <p className="text-sm text-muted">
        {t(isStaff ? 'rma.own.by_shop' : 'rma.own.by_you')}{' '}
        <time dateTime={at} className="whitespace-nowrap">
          {formatInstant(locale, at)}
        </time>
      </p>
      {to && <p className="font-semibold">{t(`rma.states.${to}`)}</p>}
      {text && <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>}
      <AttachmentList files={attachments} addressOf={addresses.fileOf} />
    </li>
  )
}
