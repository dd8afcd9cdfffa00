import { inject } from '@adonisjs/core'
import { FindDiscounts } from '#plugins/sales/services/discounts/find_discounts'
import { FindPaymentOffers } from '#plugins/sales/services/payments/find_payment_offers'
import { LineRules } from '#plugins/sales/services/cart/line_rules'
import { ListAddresses, type AddressAnswer } from '#plugins/users/index'
import { ShowCart } from '#plugins/sales/queries/cart/show_cart'
import { Translator } from '#core/i18n/translator'
import { cartAnswer, type CartAnswer } from '#plugins/sales/transformers/cart'
import { draftNotFound } from '#plugins/sales/errors/drafts'
import { stepsOf } from '#plugins/sales/services/checkout/steps'
import type { DraftFor } from '#plugins/sales/services/drafts/draft_shopper'
import type { Locale } from '#core/i18n/locales'

/** A draft as staff see it: the cart it is, for whom, and where it may go. */
export interface DraftAnswer extends CartAnswer {
  id: number
  customer: { id: number; name: string; email: string; company: string | null }
  /** The customer's address book. */
  book: AddressAnswer[]
}

/** Tells a draft in the language of whoever fills it. */
@inject()
export class DescribeDraft {
  constructor(
    private readonly show: ShowCart,
    private readonly payments: FindPaymentOffers,
    private readonly discounts: FindDiscounts,
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
      takesCodes: await this.discounts.hasSources(),
      payments: stepsOf(worked).payment === 'current' ? await this.payments.execute(worked, reader) : [],
      offersQuotes: false,
      most: this.rules.most(shopper.channel),
    })
    const { id, email, company, firstName, lastName } = customer
    return {
      ...answer,
      id: shopper.draft,
      customer: { id, email, company, name: `${firstName} ${lastName}`.trim() },
      book: await this.addresses.execute(id),
    }
  }
}
