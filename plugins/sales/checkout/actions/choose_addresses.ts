import { inject } from '@adonisjs/core'
import { foldEmail } from '#core/database/fold_email'
import { HoldCheckout } from '#plugins/sales/checkout/hold_checkout'
import { OwnAddresses, type AddressChoice } from '#plugins/sales/checkout/own_addresses'
import { checkPrintable } from '#plugins/sales/checkout/printable'
import { deliveryMissing } from '#plugins/sales/checkout/errors'
import type { Origin } from '#core/audit/origin'
import type { Shopper } from '#plugins/sales/shared/shopper'
import type { WorkedCart } from '#plugins/sales/cart/services/work_out_cart'
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
    private readonly hold: HoldCheckout,
    private readonly own: OwnAddresses
  ) {}

  /** @throws the errors of `HoldCheckout`, deliveryMissing, addressGone, addressUnprintable */
  async execute(shopper: Shopper, form: AddressesForm, origin: Origin): Promise<WorkedCart> {
    const { customerId } = shopper
    const choices = addressChoices(form)
    const read = await Promise.all(choices.map((choice) => this.own.read(customerId, choice)))
    choices.forEach((choice, at) => checkPrintable(read[at] ?? null, choice))
    const [billing = null, delivery = null] = read
    // In a transaction of its own: a retry adds no duplicate.
    if (customerId !== null) await this.own.keep(customerId, choices, origin)
    return this.hold.step(shopper, 'addresses', ({ ships }) => {
      if (ships && !form.isSameAddress && !delivery) throw deliveryMissing({}, 'delivery')
      const email = customerId === null ? foldEmail(form.email ?? '') : null
      return { billing, delivery, isSameAddress: form.isSameAddress, email }
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
