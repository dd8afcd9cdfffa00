import { useLoaderData } from '@remix-run/react'
import { formatDate, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenLoader } from '#web/lib/screen_loader'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { Pagination } from '#web/ui/pagination'
import { QuoteState } from './quote_state'
import type { OwnQuoteRow } from './quote_data'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'sales.storefront.quotes', title: 'sales.quotes.title', words: ['sales.quotes'], noIndex: true },
  async ({ context, url }) => {
    const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1))
    const { data, meta: about } = await callOrFail(context, 'GET', 'sales.quotes.index', { query: { page } })
    return { quotes: data, page: about.page, pages: Math.ceil(about.total / about.limit) }
  }
)

/** The quotes of a customer, latest first. */
export default function QuotesScreen() {
  const t = useWords()
  const toPath = useLocalePath()
  const { quotes, page, pages } = useLoaderData<typeof loader>()
  return (
    <>
      <h1 id="quotes-title" tabIndex={-1} className="mb-8 font-serif text-3xl">
        {t('sales.quotes.title')}
      </h1>
      {quotes.length === 0 && (
        <>
          <p className="mb-6 text-lg text-muted">{t('sales.quotes.none')}</p>
          <Link to={toPath('/boutique')} className={buttonStyle()}>
            {t('sales.quotes.to_shop')}
          </Link>
        </>
      )}
      {quotes.length > 0 && (
        <ul className="border-t border-line">
          {quotes.map((quote) => (
            <QuoteRow key={quote.number} quote={quote} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        toPage={(number) => `${toPath('/account/quotes')}?page=${number}`}
        top="quotes-title"
      />
    </>
  )
}

function QuoteRow({ quote: { number, state, requestedAt, validUntil, total, quantity } }: { quote: OwnQuoteRow }) {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  return (
    <li className="border-b border-line">
      <Link
        to={toPath(`/account/quotes/${number}`)}
        prefetch="intent"
        className="group grid gap-x-6 gap-y-1 py-4 no-underline sm:grid-cols-[1fr_auto]"
      >
        <span>
          <span className="block font-serif text-xl group-hover:text-primary">{number}</span>
          <span className="text-muted">
            {t('sales.quotes.row', { date: formatDate(locale, requestedAt), count: quantity })}
            {state === 'sent' && validUntil && ` · ${t('sales.quotes.ends', { date: formatDate(locale, validUntil) })}`}
          </span>
        </span>
        <span className="flex items-baseline justify-between gap-4 sm:flex-col sm:items-end sm:gap-1">
          <span className="text-lg font-semibold tabular-nums">{formatMoney(locale, total)}</span>
          <QuoteState state={state} />
        </span>
      </Link>
    </li>
  )
}
