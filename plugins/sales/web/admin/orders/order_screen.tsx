import { Text } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader, type AdminArgs } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { ask } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { CancelOrder } from './cancel_order'
import { CapturePayment } from './capture_payment'
import { InvoiceOrder } from './invoice_order'
import { OrderBody } from './order_body'
import { OrderDownloads } from './order_downloads'
import { OrderAgain } from './order_again'
import { QuoteOrder } from './quote_order'
import { RefundOrder } from './refund_order'
import { ShipOrder } from './ship_order'
import { StateBadge } from './state_badge'

export const meta = adminHead

export const loader = adminLoader(
  {
    id: 'sales.admin.order',
    words: [
      ...['sales.admin_orders', 'sales.order_states', 'sales.summary'],
      ...['sales.admin_transactions', 'sales.papers', 'sales.drafts.again', 'sales.admin_downloads'],
    ],
  },
  async ({ context, params, locale, staff }) => {
    const id = String(params.id)
    const [order, countries, sources, downloads, methods] = await Promise.all([
      ask(context, 'GET', 'sales.admin.orders.show', { params: { id }, query: { locale } }),
      ask(context, 'GET', 'users.countries.index'),
      holds(staff, 'sales.shipments.create') ? ask(context, 'GET', 'sales.admin.shipment_sources.index') : null,
      ask(context, 'GET', 'sales.admin.order_downloads.index', { params: { id }, query: { locale } }),
      holds(staff, 'sales.transactions.create')
        ? ask(context, 'GET', 'sales.admin.payment_choices.index', { query: { locale } })
        : null,
    ])
    return {
      order: order.data,
      sources: sources?.data ?? [],
      downloads: downloads.data,
      methods: methods?.data ?? [],
      countries: Object.fromEntries(countries.data.map(({ code, name }) => [code, name])),
    }
  }
)

const holds = ({ permissions }: AdminArgs['staff'], key: string) => permissions === 'all' || permissions.includes(key)

/** One order: what was bought, how far it is, and what happened to it. */
export default function OrderScreen() {
  const t = useWords()
  const locale = useLocale()
  const { order, countries, sources, downloads, methods } = useLoaderData<typeof loader>()
  return (
    <AdminPage
      title={t('sales.admin_orders.number', { number: order.number })}
      parent={{ screen: 'sales.admin.orders' }}
      caption={
        <>
          <StateBadge state={order.state} />{' '}
          <Text span size="sm" c="dimmed">
            {t('sales.admin_orders.placed', { at: formatInstant(locale, order.placedAt) })}
          </Text>
        </>
      }
      actions={
        <>
          <OrderAgain order={order} />
          {order.canCancel && <CancelOrder order={order} />}
          <QuoteOrder order={order} />
          <RefundOrder order={order} sources={sources} />
          <CapturePayment order={order} />
          <InvoiceOrder order={order} />
          <ShipOrder order={order} sources={sources} />
        </>
      }
    >
      <OrderBody order={order} countries={countries} methods={methods} />
      <OrderDownloads order={order} downloads={downloads} />
    </AdminPage>
  )
}
