import { useLoaderData } from '@remix-run/react'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenLoader } from '#web/lib/screen_loader'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { Pagination } from '#web/ui/pagination'
import { ReturnState } from './return_state'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'rma.storefront.returns', title: 'rma.own.title', words: ['rma.own', 'rma.states'], noIndex: true },
  async ({ context, url }) => {
    const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1))
    const { data, meta: about } = await callOrFail(context, 'GET', 'rma.returns.index', { query: { page } })
    return { returns: data, page: about.page, pages: Math.ceil(about.total / about.limit) }
  }
)

type Row = ReturnType<typeof useLoaderData<typeof loader>>['returns'][number]

/** The returns of a customer, latest first. */
export default function ReturnsScreen() {
  const t = useWords()
  const toPath = useLocalePath()
  const { returns, page, pages } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-4">
        <h1 id="returns-title" tabIndex={-1} className="font-serif text-3xl">
          {t('rma.own.title')}
        </h1>
        <Link to={toPath('/account/rma/create')} className={buttonStyle(returns.length === 0 ? 'primary' : 'quiet')}>
          {t('rma.own.ask')}
        </Link>
      </div>
      {returns.length === 0 ? (
        <p className="text-lg text-muted">{t('rma.own.none')}</p>
      ) : (
        <ul className="border-t border-line">
          {returns.map((row) => (
            <ReturnRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        toPage={(number) => `${toPath('/account/rma')}?page=${number}`}
        top="returns-title"
      />
    </>
  )
}

function ReturnRow({ row: { id, number, orderNumber, state, openedAt, quantity } }: { row: Row }) {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  return (
    <li className="border-b border-line">
      <Link
        to={toPath(`/account/rma/edit/${id}`)}
        prefetch="intent"
        className="group grid gap-x-6 gap-y-1 py-4 no-underline sm:grid-cols-[1fr_auto]"
      >
        <span>
          <span className="block font-serif text-xl group-hover:text-primary">{number}</span>
          <span className="text-muted">
            {t('rma.own.row', { date: formatDate(locale, openedAt), order: orderNumber, count: quantity })}
          </span>
        </span>
        <ReturnState state={state} />
      </Link>
    </li>
  )
}
