import { useLoaderData } from '@remix-run/react'
import * as afterSale from 'virtual:slot/sales.admin.order.after_sale'
import * as slot from 'virtual:slot/sales.admin.order.payment'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader, type AdminArgs } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { RecordStates } from '#web/admin/record_states'
import { slotWords } from '#web/admin/slot_tabs'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { OrderActions } from './order_actions'
import { OrderBody } from './order_body'
import { standingOf } from './order_standing'

export const meta = adminHead

export const loader = adminLoader(
  {
    id: 'sales.admin.order',
    words: [
      'sales.admin_orders',
      'sales.order_states',
      'sales.summary',
      'sales.admin_transactions',
      'sales.papers',
      'sales.deliver',
      'sales.drafts.again',
      'sales.admin_downloads',
      'sales.admin_invoices',
      ...slotWords(slot),
      ...slotWords(afterSale),
    ],
  },
  async ({ context, params, locale, staff }) => {
    const id = String(params.id)
    const [order, countries, timeline, sources, downloads, methods] = await Promise.all([
      callOrFail(context, 'GET', 'sales.admin.orders.show', { params: { id }, query: { locale } }),
      callOrFail(context, 'GET', 'users.countries.index'),
      callOrFail(context, 'GET', 'platform.admin.timeline.index', {
        params: { subject: 'sales.orders', id },
      }),
      holds(staff, 'sales.shipments.create') ? callOrFail(context, 'GET', 'sales.admin.shipment_sources.index') : null,
      callOrFail(context, 'GET', 'sales.admin.order_downloads.index', { params: { id }, query: { locale } }),
      holds(staff, 'sales.transactions.create')
        ? callOrFail(context, 'GET', 'sales.admin.payment_choices.index', { query: { locale } })
        : null,
    ])
    return {
      order: order.data,
      timeline,
      sources: sources?.data ?? [],
      downloads: downloads.data,
      methods: methods?.data ?? [],
      countries: Object.fromEntries(countries.data.map(({ code, name }) => [code, name])),
    }
  }
)

const holds = ({ permissions }: AdminArgs['staff'], key: string) => permissions === 'all' || permissions.includes(key)

/** An order with its lines, states and events. */
export default function OrderScreen() {
  const t = useWords()
  const locale = useLocale()
  const { order, timeline, countries, sources, downloads, methods } = useLoaderData<typeof loader>()
  return (
    <AdminPage
      title={t('sales.admin_orders.number', { number: order.number })}
      parent={{ screen: 'sales.admin.orders' }}
      caption={
        <>
          <RecordStates
            states={standingOf(order).map(({ about, key, tone }) => ({
              label: t(`sales.admin_orders.standing_${about}`),
              word: t(about === 'order' ? `sales.order_states.${key}` : `sales.admin_orders.${about}_${key}`),
              tone,
            }))}
          />
          <span>{t('sales.admin_orders.placed', { at: formatInstant(locale, order.placedAt) })}</span>
        </>
      }
      actions={<OrderActions order={order} sources={sources} methods={methods} />}
    >
      <OrderBody order={order} timeline={timeline} countries={countries} downloads={downloads} />
    </AdminPage>
  )
}
