import { Button } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import { useWords } from '#web/lib/i18n'
import { useMakeQuote } from '../quotes/make_quote'
import type { StaffOrder } from './order_data'

/** Begins a quote with the lines and prices of the order, which stays as it is. */
export function QuoteOrder({ order: { id, number } }: { order: StaffOrder }) {
  const t = useWords()
  const can = useCan()
  const make = useMakeQuote()
  if (!can('sales.quotes.create')) return null
  return (
    <Button variant="default" onClick={() => void make({ orderId: id }, t('sales.admin_orders.quoted', { number }))}>
      {t('sales.admin_orders.quote')}
    </Button>
  )
}
