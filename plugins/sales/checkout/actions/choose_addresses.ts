import { inject } from '@adonisjs/core'
import { foldEmail } from '#core/database/fold_email'
import { HoldCheckout } from '#plugins/sales/checkout/hold_checkout'
import { OwnAddresses, type AddressChoice } from '#plugins/sales/checkout/own_addresses'
import { Store } from '#core/database/store'
import { checkPrintable } from '#plugins/sales/checkout/printable'
import { deliveryMissing } from '#plugins/sales/checkout/errors'
import { carts } from '#plugins/sales/cart/tables'
import type { Origin } from '#core/audit/origin'
import type { Shopper } from '#plugins/sales/shared/shopper'
import type { TypedAddress } from '#plugins/sales/checkout/own_addresses'

/** The addresses of an order. Each is given by its id in the address book, or typed. */
export interface AddressesForm {
  billingId?: number | undefined
  billing?: TypedAddress | undefined
  isSameAddress: boolean
  deliveryId?: number | undefined
  delivery?: TypedAddress | undefined
  /** E-mail address, required of a guest who requests a quote. */
  email?: string | undefined
}

/** Sets the addresses of a cart. Typed addresses may also be saved in the address book. */
@inject()
export class ChooseAddresses {
  constructor(
    private readonly store: Store,
    private readonly hold: HoldCheckout,
    private readonly own: OwnAddresses
  ) {}

  /** @throws the errors of `HoldCheckout`, deliveryMissing, addressGone, addressUnprintable */
  async execute(shopper: Shopper, form: AddressesForm, origin: Origin): Promise<void> {
    const { customerId } = shopper
    const choices = addressChoices(form)
    const read = await Promise.all(choices.map((choice) => this.own.read(customerId, choice)))
    choices.forEach((choice, at) => checkPrintable(read[at] ?? null, choice))
    const [billing = null, delivery = null] = read
    // In a transaction of its own: a retry adds no duplicate.
    if (customerId !== null) await this.own.keep(customerId, choices, origin)
    await this.store.relaxedTransaction(async (trx) => {
      const { cart, ships } = await this.hold.execute(trx, shopper, 'addresses')
      if (ships && !form.isSameAddress && !delivery) throw deliveryMissing({}, 'delivery')
      const email = customerId === null ? foldEmail(form.email ?? '') : null
      const { isSameAddress } = form
      await carts.update(trx, { id: cart.id }, { billing, delivery, isSameAddress, email })
    })
  }
}

/** The chosen addresses, billing first. One if both are the same. */
export function addressChoices({
  billingId,
  billing,
  isSameAddress,
  deliveryId,
  delivery,
}: AddressesForm): AddressChoice[] {
  const other: AddressChoice = { field: 'delivery', id: deliveryId, typed: delivery }
  const isNamed = deliveryId !== undefined || delivery !== undefined
  return [{ field: 'billing', id: billingId, typed: billing }, ...(!isSameAddress && isNamed ? [other] : [])]
}
