import { Grid, Stack } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import { CommentForm } from './comment_form'
import { OrderInvoices, OrderParcels, OrderRefunds } from './order_documents'
import { OrderLines } from './order_lines'
import { OrderMoney } from './order_money'
import { OrderOwed } from './order_owed'
import { OrderShort } from './order_short'
import { OrderSide } from './order_side'
import { OrderTimeline } from './order_timeline'
import { OrderTotals } from './order_totals'
import type { PaymentChoice } from '../invoices/invoice_data'
import type { StaffOrder } from './order_data'

interface OrderBodyProps {
  order: StaffOrder
  /** Names of countries by code. */
  countries: Record<string, string>
  methods: PaymentChoice[]
}

/** Lines and money beside who ordered and where it goes; below what happened. */
export function OrderBody({ order, countries, methods }: OrderBodyProps) {
  const can = useCan()
  return (
    <Grid>
      <Grid.Col span={{ base: 12, md: 8, lg: 9 }}>
        <Stack>
          <OrderOwed order={order} methods={methods} />
          <OrderShort order={order} />
          <OrderLines order={order} />
          <OrderTotals order={order} />
          <OrderParcels order={order} />
          <OrderInvoices order={order} />
          <OrderRefunds order={order} />
          <OrderMoney order={order} />
          {can('sales.orders.comment') && <CommentForm key={order.history.length} order={order} />}
          <OrderTimeline history={order.history} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4, lg: 3 }}>
        <OrderSide order={order} countries={countries} />
      </Grid.Col>
    </Grid>
  )
}
