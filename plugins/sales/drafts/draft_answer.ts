import { inject } from '@adonisjs/core'
import { FindDiscounts } from '#plugins/sales/discounts/find_discounts'
import { FindGifts } from '#plugins/sales/cart/services/find_gifts'
import { FindPaymentOffers } from '#plugins/sales/payments/services/find_payment_offers'
import { LineRules } from '#plugins/sales/cart/services/line_rules'
import { ListAddresses, type AddressAnswer } from '#plugins/users/index'
import { ShowCart } from '#plugins/sales/cart/queries/show_cart'
import { Translator } from '#core/i18n/translator'
import { personName } from '#core/text/person_name'
import { cartAnswer, type CartAnswer } from '#plugins/sales/cart/cart_answer'
import { draftNotFound } from '#plugins/sales/drafts/errors'
import { stepsOf } from '#plugins/sales/checkout/steps'
import type { DraftFor } from '#plugins/sales/drafts/draft_shopper'
import type { Locale } from '#core/i18n/locales'

/** A draft as staff see it: its cart, its customer, and their address book. */
export interface DraftAnswer extends CartAnswer {
  id: number
  customer: { id: number; name: string; email: string; company: string | null }
  /** The customer's address book. */
  book: AddressAnswer[]
}

/** Describes a draft in the language of the staff member who edits it. */
@inject()
export class DescribeDraft {
  constructor(
    private readonly show: ShowCart,
    private readonly payments: FindPaymentOffers,
    private readonly discounts: FindDiscounts,
    private readonly gifts: FindGifts,
    private readonly addresses: ListAddresses,
    private readonly rules: LineRules,
    private readonly translator: Translator
  ) {}

  /** @throws draftNotFound */
  async execute({ customer, shopper }: DraftFor, locale: Locale): Promise<DraftAnswer> {
    const reader = { ...shopper, locale }
    const worked = await this.show.execute(reader)
    if (!worked) throw draftNotFound()
    const answer = cartAnswer(worked, {
      asksSignIn: false,
      locale,
      showsNet: shopper.showsNet,
      translator: this.translator,
      reader: 'staff',
      takesCodes: await this.discounts.hasSources(),
      payments: stepsOf(worked).payment === 'current' ? await this.payments.execute(worked, reader) : [],
      gifts: await this.gifts.execute(worked, reader),
      offersQuotes: false,
      most: this.rules.most(shopper.channel),
    })
    const { id, email, company, firstName, lastName } = customer
    return {
      ...answer,
      id: shopper.draft,
      customer: { id, email, company, name: personName({ firstName, lastName }) },
      book: await this.addresses.execute(id),
    }
  }
}
