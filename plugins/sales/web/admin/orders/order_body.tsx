import { Grid, Stack } from '@mantine/core'
import * as afterSale from 'virtual:slot/sales.admin.order.after_sale'
import { useCan } from '#web/admin/admin_data'
import { RecordHistory } from '#web/admin/record_history'
import { RecordTimeline } from '#web/admin/timeline/record_timeline'
import { useWords, type Translate } from '#web/lib/i18n'
import type { Timeline } from '#web/admin/timeline/timeline_data'
import { Slot } from '#web/ui/slot'
import { OrderAttempts } from './order_attempts'
import { OrderInvoices, OrderRefunds } from './order_documents'
import { OrderDownloads, type Download } from './order_downloads'
import { OrderLines } from './order_lines'
import { OrderMoney } from './order_money'
import { OrderOwed } from './order_owed'
import { OrderParcels } from './order_parcels'
import { OrderShort } from './order_short'
import { OrderSide } from './order_side'
import type { StaffOrder } from './order_data'

interface OrderBodyProps {
  order: StaffOrder
  /** Its newest events. */
  timeline: Timeline
  /** Names of countries by code. */
  countries: Record<string, string>
  downloads: Download[]
}

/** Lines and payments, customer and addresses, and the events of an order. */
export function OrderBody({ order, timeline, countries, downloads }: OrderBodyProps) {
  const t = useWords()
  const can = useCan()
  const entries = afterSale.default.filter((_, at) => can(afterSale.permissions[at] ?? undefined))
  return (
    <Grid>
      <Grid.Col span={{ base: 12, md: 8, lg: 9 }}>
        <Stack>
          <OrderOwed order={order} />
          <OrderShort order={order} />
          <OrderLines order={order} />
          <OrderParcels order={order} />
          <Slot entries={entries} props={{ order: { id: order.id, number: order.number } }} />
          <OrderInvoices order={order} />
          <OrderRefunds order={order} />
          <OrderAttempts order={order} />
          <OrderMoney order={order} />
          <OrderDownloads order={order} downloads={downloads} />
          <RecordTimeline
            key={order.id}
            subject={{ kind: 'sales.orders', id: order.id }}
            first={timeline}
            title={t('admin.timeline.title')}
            own={can('sales.orders.comment') ? [conversationOf(order, t)] : []}
            end={<RecordHistory subject="sales.orders" id={order.id} />}
          />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4, lg: 3 }}>
        <OrderSide order={order} countries={countries} />
      </Grid.Col>
    </Grid>
  )
}

/** Comments on the order, as a conversation of the timeline. */
const conversationOf = ({ id, number, customer }: StaffOrder, t: Translate) => ({
  source: 'sales.orders',
  id,
  title: t('sales.admin_orders.number', { number }),
  recipient: customer.email,
  hasNotes: true,
})
