import { Grid, Stack } from '@mantine/core'
import afterSaleSlot from 'virtual:slot/sales.admin.order.after_sale'
import { useCan } from '#web/admin/admin_data'
import { Slot } from '#web/ui/slot'
import { CommentForm } from './comment_form'
import { OrderAttempts } from './order_attempts'
import { OrderInvoices, OrderRefunds } from './order_documents'
import { OrderDownloads, type Download } from './order_downloads'
import { OrderLines } from './order_lines'
import { OrderMoney } from './order_money'
import { OrderOwed } from './order_owed'
import { OrderParcels } from './order_parcels'
import { OrderShort } from './order_short'
import { OrderSide } from './order_side'
import { OrderTimeline } from './order_timeline'
import type { StaffOrder } from './order_data'

interface OrderBodyProps {
  order: StaffOrder
  /** Names of countries by code. */
  countries: Record<string, string>
  downloads: Download[]
}

/** Lines and payments, customer and addresses, and the events of an order. */
export function OrderBody({ order, countries, downloads }: OrderBodyProps) {
  const can = useCan()
  return (
    <Grid>
      <Grid.Col span={{ base: 12, md: 8, lg: 9 }}>
        <Stack>
          <OrderOwed order={order} />
          <OrderShort order={order} />
          <OrderLines order={order} />
          <OrderParcels order={order} />
          <Slot entries={afterSaleSlot} props={{ order: { id: order.id, number: order.number } }} />
          <OrderInvoices order={order} />
          <OrderRefunds order={order} />
          <OrderAttempts order={order} />
          <OrderMoney order={order} />
          <OrderDownloads order={order} downloads={downloads} />
          {can('sales.orders.comment') && <CommentForm key={order.history.length} order={order} />}
          <OrderTimeline orderId={order.id} history={order.history} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4, lg: 3 }}>
        <OrderSide order={order} countries={countries} />
      </Grid.Col>
    </Grid>
  )
}
