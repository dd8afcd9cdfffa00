import { Grid, Stack } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import { CommentForm } from './comment_form'
import { OrderAttempts } from './order_attempts'
import { OrderInvoices, OrderParcels, OrderRefunds } from './order_documents'
import { OrderDownloads, type Download } from './order_downloads'
import { OrderLines } from './order_lines'
import { OrderMoney } from './order_money'
import { OrderOwed } from './order_owed'
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
