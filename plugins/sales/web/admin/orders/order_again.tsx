import { Button } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import { useWords } from '#web/lib/i18n'
import { useOpenDraft } from '../drafts/open_draft'
import type { StaffOrder } from './order_data'

/** Makes the same order once more, for the same customer, to be looked at first. */
export function OrderAgain({ order }: { order: StaffOrder }) {
  const t = useWords()
  const can = useCan()
  const { open, isOpening } = useOpenDraft()
  if (!can('sales.orders.create') || order.customer.id === null) return null
  return (
    <Button variant="default" loading={isOpening} onClick={() => void open({ orderId: order.id })}>
      {t('sales.drafts.again')}
    </Button>
  )
}
