import { screenLoader } from '#web/lib/screen_loader'
import { doneWords, orderOf } from './done/order.server'

export const loadOrder = screenLoader(
  { id: 'sales.storefront.checkout_banktransfer', title: 'sales.done.transfer', words: doneWords, noIndex: true },
  orderOf
)
