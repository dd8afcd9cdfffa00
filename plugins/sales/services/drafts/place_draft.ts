import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { BeginPayment } from '#plugins/sales/services/orders/begin_payment'
import { PlaceOrder } from '#plugins/sales/actions/orders/place_order'
import { Store } from '#core/database/store'
import { isAdult } from '#plugins/sales/services/orders/age_of'
import { orderAgeTooYoung } from '#plugins/sales/errors/orders'
import type { DraftFor } from '#plugins/sales/services/drafts/draft_shopper'
import type { IdempotentCall } from '#plugins/sales/services/orders/idempotency'
import type { Origin } from '#core/audit/origin'

interface PlacingDraft extends DraftFor {
  /** Minor units that staff saw to be paid. */
  total: number
  call: IdempotentCall | null
  origin: Origin
  ip: string
}

/** An order that staff made. */
export interface PlacedDraft {
  id: number
  number: string
}

/** Makes an order of a draft, by the very action of the shop. What is paid online waits for its customer. */
@inject()
export class PlaceDraft {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly place: PlaceOrder,
    private readonly payment: BeginPayment
  ) {}

  /** @throws orderAgeTooYoung, and what `PlaceOrder` refuses */
  async execute({ customer, shopper, ip, ...asked }: PlacingDraft): Promise<PlacedDraft> {
    if (isAdult(customer.birthDate, this.clock) === false) throw orderAgeTooYoung()
    // Staff say that their customer accepted the terms and is of age: the order's history says who said so.
    const declarations = { terms: this.clock.iso(), isOfAge: true, ip }
    const id = await this.place.execute({ ...asked, shopper, customer, declarations, termsVersion: null })
    const order = await this.store.reader.first<{ number: string; state: string }>(
      'select number, state from sales_orders where id = ?',
      [id]
    )
    // A page of a provider is opened by who pays.
    if (order?.state !== 'pending_payment') await this.payment.execute(id)
    return { id, number: String(order?.number) }
  }
}
