import { useLoaderData } from '@remix-run/react'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import type { ResponseOf } from '#web/lib/registry'
import { callOrFail, screenLoader } from '#web/lib/screen_loader'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { Pagination } from '#web/ui/pagination'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'tickets.storefront.tickets', title: 'tickets.account.title', words: ['tickets.account'], noIndex: true },
  async ({ context, url, locale }) => {
    const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1))
    const { data, meta: about } = await callOrFail(context, 'GET', 'tickets.own.index', { query: { page, locale } })
    return { tickets: data, page: about.page, pages: Math.ceil(about.total / about.limit) }
  }
)

type OwnTicket = ResponseOf<'tickets.own.index'>['data'][number]

/** The requests of a customer, latest change first. */
export default function TicketsScreen() {
  const t = useWords()
  const toPath = useLocalePath()
  const { tickets, page, pages } = useLoaderData<typeof loader>()
  return (
    <>
      <h1 id="tickets-title" tabIndex={-1} className="mb-4 font-serif text-3xl">
        {t('tickets.account.title')}
      </h1>
      {tickets.length === 0 && <p className="mb-6 text-lg text-muted">{t('tickets.account.none')}</p>}
      <p className="mb-8">
        <Link to={toPath('/account/tickets/create')} className={buttonStyle()}>
          {t('tickets.account.create')}
        </Link>
      </p>
      {tickets.length > 0 && (
        <ul className="border-t border-line">
          {tickets.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        toPage={(number) => `${toPath('/account/tickets')}?page=${number}`}
        top="tickets-title"
      />
    </>
  )
}

function TicketRow({ ticket: { id, subject, tracker, status, isClosed, waitsFor, updatedAt } }: { ticket: OwnTicket }) {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  return (
    <li className="border-b border-line">
      <Link
        to={toPath(`/account/tickets/${id}`)}
        prefetch="intent"
        className="group grid gap-x-6 gap-y-1 py-4 no-underline sm:grid-cols-[1fr_auto]"
      >
        <span className="min-w-0">
          <span className="block font-serif text-xl wrap-anywhere group-hover:text-primary">{subject}</span>
          <span className="text-muted">
            {t('tickets.account.row', { id, tracker, date: formatDate(locale, updatedAt) })}
          </span>
        </span>
        <span className="flex items-baseline justify-between gap-4 sm:flex-col sm:items-end sm:gap-1">
          <span className={isClosed ? 'text-muted' : 'font-semibold'}>{status}</span>
          {waitsFor === 'customer' && <span className="text-warning">{t('tickets.account.answered')}</span>}
        </span>
      </Link>
    </li>
  )
}
