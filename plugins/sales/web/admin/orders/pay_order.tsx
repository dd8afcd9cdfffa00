import { call } from '#web/lib/clients'
import { PaymentDialog } from '../invoices/payment_dialog'
import type { PaymentChoice } from '../invoices/invoice_data'
import type { StaffOrder } from './order_data'

interface PayOrderDialogProps {
  order: StaffOrder
  methods: PaymentChoice[]
  onClose: () => void
}

/** Records a payment of an order. Once it is fully paid, the remaining items are invoiced. */
export function PayOrderDialog({ order, methods, onClose }: PayOrderDialogProps) {
  return (
    <PaymentDialog
      due={order.payable}
      methods={methods}
      method={order.payment.code}
      {...(order.open.toInvoice > 0 ? { billed: order.customer.email } : {})}
      send={(data, key, notify) =>
        call('POST', 'sales.admin.order_payments.store', {
          params: { id: order.id },
          data: { ...data, notify },
          headers: { 'idempotency-key': key },
        })
      }
      onClose={onClose}
    />
  )
}
