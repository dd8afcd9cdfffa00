import { redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefusal } from '#web/form/refusal'
import { readTyped } from '#web/form/read_form'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { localePath } from '#web/lib/locale'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { Conversation } from './conversation'
import { ReplyForm } from './reply_form'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'tickets.storefront.ticket',
    title: 'tickets.account.one',
    words: ['tickets.account', 'attachments', 'form'],
    noIndex: true,
  },
  async ({ context, params, locale }) => {
    const id = String(params.id)
    const { data } = await callOrFail(context, 'GET', 'tickets.own.show', { params: { id }, query: { locale } })
    return { ticket: data }
  }
)

export const action = screenAction(async ({ context, request, params, locale }) => {
  const form = await request.formData()
  const id = String(params.id)
  return orRefusal(form, async () => {
    await callOrFail(context, 'POST', 'tickets.own_messages.store', {
      params: { id },
      data: { text: readTyped(form, 'text'), attachments: form.getAll('attachments').map(String) },
    })
    throw redirect(localePath(locale, `/account/tickets/${id}`), 303)
  })
})

/** A request of the customer: what was said, and a form to say more. */
export default function TicketScreen() {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  const { ticket } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { id, subject, tracker, status, createdAt, isClosed, messages } = ticket
  return (
    <>
      <p className="mb-4">
        <Link to={toPath('/account/tickets')} className="inline-flex min-h-11 items-center underline">
          {t('tickets.account.title')}
        </Link>
      </p>
      <h1 className="mb-2 font-serif text-3xl wrap-anywhere">{subject}</h1>
      <p className="mb-8 text-muted">
        {t('tickets.account.head', { id, tracker, date: formatDate(locale, createdAt) })}{' '}
        <strong className="text-ink">{status}</strong>
      </p>
      <Conversation ticket={ticket} />
      {isClosed && <p className="mb-4 text-muted">{t('tickets.account.closed')}</p>}
      <ReplyForm key={messages.length} refusal={answer?.refusal} />
    </>
  )
}
