import { useLoaderData } from '@remix-run/react'
import { formatDate, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { pageHead } from '#web/lib/page_head'
import { callOrFail, screenLoader } from '#web/lib/screen_loader'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { Pagination } from '#web/ui/pagination'
import { OrderState } from './order_state'
import type { OwnOrderRow } from './order_data'

export const meta = pageHead

export const loader = screenLoader(
  {
    id: 'sales.storefront.orders',
    title: 'sales.orders.title',
    words: ['sales.orders', 'sales.order_states'],
    noIndex: true,
  },
  async ({ context, url }) => {
    const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1))
    const { data, meta: about } = await callOrFail(context, 'GET', 'sales.orders.index', { query: { page } })
    return { orders: data, page: about.page, pages: Math.ceil(about.total / about.limit) }
  }
)

/** The orders of a customer, latest first. */
export default function OrdersScreen() {
  const t = useWords()
  const toPath = useLocalePath()
  const { orders, page, pages } = useLoaderData<typeof loader>()
  return (
    <>
      <h1 id="orders-title" tabIndex={-1} className="mb-8 font-serif text-3xl">
        {t('sales.orders.title')}
      </h1>
      {orders.length === 0 && (
        <>
          <p className="mb-6 text-lg text-muted">{t('sales.orders.none')}</p>
          <Link to={toPath('/boutique')} className={buttonStyle()}>
            {t('sales.orders.to_shop')}
          </Link>
        </>
      )}
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
        toPage={(number) => `${toPath('/account/orders')}?page=${number}`}
        top="orders-title"
      />
    </>
  )
}

function OrderRow({ order }: { order: OwnOrderRow }) {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  const { number, state, placedAt, total, quantity, waitsFor, payment } = order
  return (
    <li className="border-b border-line">
      <Link
        to={toPath(`/account/orders/${number}`)}
        prefetch="intent"
        className="group grid gap-x-6 gap-y-1 py-4 no-underline sm:grid-cols-[1fr_auto]"
      >
        <span>
          <span className="block font-serif text-xl group-hover:text-primary">{number}</span>
          <span className="text-muted">
            {t('sales.orders.row', { date: formatDate(locale, placedAt), count: quantity })}
          </span>
          {waitsFor && <span className="block">{t(`sales.orders.waits.${waitsFor}`, { payment })}</span>}
        </span>
        <span className="flex items-baseline justify-between gap-4 sm:flex-col sm:items-end sm:gap-1">
          <span className="text-lg font-semibold tabular-nums">{formatMoney(locale, total)}</span>
          <OrderState state={state} />
        </span>
      </Link>
    </li>
  )
}
