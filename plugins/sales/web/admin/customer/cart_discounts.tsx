import * as slot from 'virtual:slot/sales.admin.cart.discounts'
import { useCan } from '#web/admin/admin_data'
import { Slot } from '#web/ui/slot'

/** What other plugins tell of the discounts of a cart. */
export function CartDiscounts({ cart }: { cart: { id: number } }) {
  const can = useCan()
  const entries = slot.default.filter((_, at) => can(slot.permissions[at] ?? undefined))
  return <Slot entries={entries} props={{ cart }} />
}
