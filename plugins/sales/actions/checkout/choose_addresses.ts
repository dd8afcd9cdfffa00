import { inject } from '@adonisjs/core'
import { foldEmail } from '#core/database/fold_email'
import { HoldCheckout } from '#plugins/sales/services/checkout/hold_checkout'
import { OwnAddresses, type AddressChoice } from '#plugins/sales/services/checkout/own_addresses'
import { Store } from '#core/database/store'
import { checkPrintable } from '#plugins/sales/services/checkout/printable'
import { deliveryMissing, emailMissing } from '#plugins/sales/errors'
import { inside } from '#plugins/sales/database/statements'
import type { Origin } from '#core/audit/origin'
import type { Shopper } from '#plugins/sales/services/shopper'
import type { TypedAddress } from '#plugins/sales/services/checkout/own_addresses'

/** Where an order is billed and sent. An address is named by its number in the book, or typed. */
export interface AddressesForm {
  billingId?: number | undefined
  billing?: TypedAddress | undefined
  isSameAddress: boolean
  deliveryId?: number | undefined
  delivery?: TypedAddress | undefined
  /** Of a guest who asks for a quote. */
  email?: string | undefined
}

/** Writes where a cart is billed and sent. What was typed may be kept in the address book too. */
@inject()
export class ChooseAddresses {
  constructor(
    private readonly store: Store,
    private readonly hold: HoldCheckout,
    private readonly own: OwnAddresses
  ) {}

  /** @throws those of `HoldCheckout`, deliveryMissing, emailMissing, addressGone, addressUnprintable */
  async execute(shopper: Shopper, form: AddressesForm, origin: Origin): Promise<void> {
    const { customerId } = shopper
    const choices = addressChoices(form)
    const [billing, delivery = null] = await Promise.all(choices.map((choice) => this.own.read(customerId, choice)))
    choices.forEach((choice, at) => checkPrintable([billing, delivery][at] ?? null, choice))
    // In a transaction of its own: said again, it adds nothing.
    if (customerId !== null) await this.own.keep(customerId, choices, origin)
    await this.store.relaxedTransaction(async (trx) => {
      const { cart, ships } = await this.hold.execute(trx, shopper, 'addresses')
      if (customerId === null && !form.email) throw emailMissing({}, 'email')
      if (ships && !form.isSameAddress && !delivery) throw deliveryMissing({}, 'delivery')
      await inside(trx)('update sales_carts set billing = ?, delivery = ?, same_address = ?, email = ? where id = ?', [
        JSON.stringify(billing),
        delivery && JSON.stringify(delivery),
        form.isSameAddress,
        customerId === null ? foldEmail(form.email ?? '') : null,
        cart.id,
      ])
    })
  }
}

/** Those that were chosen, billing first; one where both are the same. */
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
