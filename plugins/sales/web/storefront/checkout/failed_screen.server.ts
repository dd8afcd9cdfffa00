import { screenLoader } from '#web/lib/screen_loader'
import { doneWords, orderOf } from './done/order.server'

export const loadOrder = screenLoader(
  { id: 'sales.storefront.checkout_payment_failed', title: 'sales.done.failed', words: doneWords, noIndex: true },
  orderOf
)
