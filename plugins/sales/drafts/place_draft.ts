import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { BeginPayment } from '#plugins/sales/payments/services/begin_payment'
import { PlaceOrder } from '#plugins/sales/orders/actions/place_order'
import { Store } from '#core/database/store'
import { isAdult } from '#plugins/sales/orders/services/age_of'
import { orderAgeTooYoung } from '#plugins/sales/orders/errors'
import type { DraftFor } from '#plugins/sales/drafts/draft_shopper'
import type { IdempotentCall } from '#plugins/sales/documents/idempotency'
import type { Origin } from '#core/audit/origin'

interface PlacingDraft extends DraftFor {
  /** Total that staff saw, in minor units. */
  total: number
  call: IdempotentCall | null
  origin: Origin
  ip: string
}

/** An order created from a draft. */
export interface PlacedDraft {
  id: number
  number: string
}

/** Creates an order from a draft with the action of the shop. An online payment waits for the customer. */
@inject()
export class PlaceDraft {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly place: PlaceOrder,
    private readonly payment: BeginPayment
  ) {}

  /** @throws orderAgeTooYoung, and the errors of `PlaceOrder` */
  async execute({ customer, shopper, ip, ...placing }: PlacingDraft): Promise<PlacedDraft> {
    if (isAdult(customer.birthDate, this.clock) === false) throw orderAgeTooYoung()
    // Staff declare that the customer accepted the terms and is of age. The order's history has their name.
    const declarations = { terms: this.clock.iso(), isOfAge: true, ip }
    const id = await this.place.execute({ ...placing, shopper, customer, declarations, termsVersion: null })
    const order = await this.store.reader.first<{ number: string; state: string }>(
      'select number, state from sales_orders where id = ?',
      [id]
    )
    // Only the customer can open a provider's payment page.
    if (order?.state !== 'pending_payment') await this.payment.execute(id)
    return { id, number: String(order?.number) }
  }
}
