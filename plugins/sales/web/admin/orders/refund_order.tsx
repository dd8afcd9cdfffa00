import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { useWords } from '#web/lib/i18n'
import { RefundDialog } from './refund_dialog'
import type { SourceChoice } from './ship_order'
import type { StaffOrder } from './order_data'

/** Whether a credit note can take anything back: what was billed and is not credited, paid or not. */
function isRefundable({ invoiced, refunded }: StaffOrder): boolean {
  return invoiced.amount > refunded.amount
}

/** Gives pieces and money back; of an order of which nothing was paid, takes the invoice back. */
export function RefundOrder({ order, sources }: { order: StaffOrder; sources: SourceChoice[] }) {
  const t = useWords()
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  if (!can('sales.refunds.create') || !isRefundable(order)) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t(`sales.admin_orders.${order.paid.amount > 0 ? 'refund' : 'credit'}`)}
      </Button>
      {isOpen && <RefundDialog order={order} sources={sources} onClose={() => setOpen(false)} />}
    </>
  )
}
