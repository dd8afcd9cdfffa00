import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { AttachmentList } from '#web/attachments/attachment_list'
import { Link } from '#web/ui/link'
import { Conversation } from './conversation'
import { EndReturn } from './end_return'
import { ReturnState } from './return_state'
import { SendParcel } from './send_parcel'
import { useReturnAddresses } from './return_addresses'
import type { FormRefusal } from '#web/form/refusal'
import type { OwnReturn } from './return_data'

interface ReturnViewProps {
  found: OwnReturn
  /** Key of the signed link; null for a customer in their account. */
  link: string | null
  /** It was just asked for. */
  isNew: boolean
  refusal: FormRefusal | undefined
}

/** A return for its customer: where it stands, what is in it, and what was written. */
export function ReturnView({ found, link, isNew, refusal }: ReturnViewProps) {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  const { number, orderNumber, state, openedAt, pictures, information, answers, version } = found
  const addresses = useReturnAddresses(found.id, link)
  const isAboutPage = refusal && !['message', 'parcel'].includes(refusal.values.intent ?? '')
  return (
    <div className="max-w-3xl" key={version}>
      {isNew && (
        <p role="status" className="mb-6 border-l-4 border-positive bg-surface px-4 py-3 font-semibold">
          {t('rma.own.asked')}
        </p>
      )}
      {isAboutPage && refusal.message && (
        <p role="alert" className="mb-6 border-l-4 border-negative bg-surface px-4 py-3 font-semibold text-negative">
          {refusal.message}
        </p>
      )}
      <h1 className="font-serif text-3xl">{t('rma.own.number', { number })}</h1>
      <p className="mt-2 flex flex-wrap gap-x-4">
        <ReturnState state={state} />
        <span className="text-muted">{t('rma.own.opened', { date: formatDate(locale, openedAt) })}</span>
      </p>
      <p className="mt-4 mb-8 text-lg">{t(`rma.own.standing_${state}`)}</p>
      {state === 'awaiting_return' && <SendParcel {...{ found, addresses, refusal }} />}
      <Lines found={found} />
      <section className="mt-8 grid gap-3" aria-label={t('rma.own.request')}>
        <h2 className="font-serif text-xl">{t('rma.own.request')}</h2>
        <p>
          {t(`rma.own.resolution_${found.resolution}`)}.{' '}
          {link === null ? (
            <Link to={toPath(`/account/orders/${orderNumber}`)} className="underline hover:text-primary">
              {t('rma.own.of_order', { number: orderNumber })}
            </Link>
          ) : (
            t('rma.own.of_order', { number: orderNumber })
          )}
        </p>
        {information && <p className="whitespace-pre-wrap">{information}</p>}
        {answers.map(({ question, answer }) => (
          <p key={question}>
            <span className="text-muted">{question}</span> {answer}
          </p>
        ))}
        <AttachmentList files={pictures} addressOf={addresses.fileOf} />
      </section>
      <Conversation {...{ found, link, addresses, refusal }} />
      <EndReturn found={found} />
    </div>
  )
}

function Lines({ found: { lines } }: { found: OwnReturn }) {
  const t = useWords()
  return (
    <ul className="border-t border-line">
      {lines.map(({ id, name, detail, reason, quantity, received, settled }) => (
        <li key={id} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[1fr_auto]">
          <span>
            <span className="block font-serif text-lg">{[name, detail].filter(Boolean).join(', ')}</span>
            <span className="text-muted">{reason}</span>
          </span>
          <span className="sm:text-right">
            <span className="block">{t('rma.own.pieces', { count: quantity })}</span>
            {received !== null && (
              <span className="block text-sm text-muted">{t('rma.own.received', { count: received })}</span>
            )}
            {settled > 0 && (
              <span className="block text-sm text-muted">{t('rma.own.settled', { count: settled })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
