import { useActionData, useLoaderData } from '@remix-run/react'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenAction, screenLoader } from '#web/lib/screen_loader'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { Pagination } from '#web/ui/pagination'
import { askReturn, loadForm, newReturnWords } from './new_page.server'
import { NewReturn } from './new_return'

export const meta = pageHead

export const loader = screenLoader(
  { id: 'rma.storefront.new_return', title: 'rma.own.ask', words: newReturnWords, noIndex: true },
  async (args) => {
    const asked = await loadForm(args)
    if (asked) return { asked, orders: [], page: 1, pages: 1 }
    const page = Math.max(1, Math.trunc(Number(args.url.searchParams.get('page')) || 1))
    const { data, meta: about } = await callOrFail(args.context, 'GET', 'sales.orders.index', { query: { page } })
    const orders = data.map(({ number, placedAt, quantity }) => ({ number, placedAt, quantity }))
    return { asked: null, orders, page: about.page, pages: Math.ceil(about.total / about.limit) }
  }
)

export const action = screenAction(askReturn)

/** Asks for a return: of the order in the address, or of one that is chosen first. */
export default function NewReturnScreen() {
  const t = useWords()
  const answer = useActionData<typeof action>()
  const { asked, orders, page, pages } = useLoaderData<typeof loader>()
  const toPath = useLocalePath()
  if (asked) return <NewReturn {...asked} refusal={answer?.refusal} />
  return (
    <>
      <h1 id="ask-title" tabIndex={-1} className="mb-2 font-serif text-3xl">
        {t('rma.own.ask')}
      </h1>
      <p className="mb-6 text-lg text-muted">{t(orders.length === 0 ? 'rma.own.no_orders' : 'rma.own.choose_order')}</p>
      {orders.length > 0 && (
        <ul className="border-t border-line">
          {orders.map((order) => (
            <OrderRow key={order.number} order={order} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        toPage={(number) => `${toPath('/account/rma/create')}?page=${number}`}
        top="ask-title"
      />
    </>
  )
}

function OrderRow({ order }: { order: { number: string; placedAt: string; quantity: number } }) {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  const { number, placedAt, quantity } = order
  return (
    <li className="border-b border-line">
      <Link
        to={toPath(`/account/rma/create?${new URLSearchParams({ order: number })}`)}
        className="group block py-4 no-underline"
      >
        <span className="block font-serif text-xl group-hover:text-primary">{number}</span>
        <span className="text-muted">
          {t('rma.own.order_row', { date: formatDate(locale, placedAt), count: quantity })}
        </span>
      </Link>
    </li>
  )
}
