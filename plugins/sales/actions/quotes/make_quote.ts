import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { FindCustomer, ListAddresses, groupsOf, type AddressAnswer } from '#plugins/users/index'
import { Store } from '#core/database/store'
import { StandQuote } from '#plugins/sales/services/quotes/stand_quote'
import { quoteAddressMissing, quoteCustomerUnknown } from '#plugins/sales/errors/quotes'
import { quoteDraft } from '#plugins/sales/services/quotes/quote_draft'
import { requesterOf } from '#plugins/sales/services/quotes/requester'
import type { Origin } from '#core/audit/origin'
import type { PostalAddress } from '#plugins/sales/contracts/address'

/** Begins a quote for a customer: at their own addresses, without lines. */
@inject()
export class MakeQuote {
  constructor(
    private readonly store: Store,
    private readonly channels: ChannelPort,
    private readonly customers: FindCustomer,
    private readonly addresses: ListAddresses,
    private readonly stand: StandQuote
  ) {}

  /** Gives its id. @throws quoteCustomerUnknown, quoteAddressMissing */
  async execute(customerId: number, channelCode: string, origin: Origin): Promise<number> {
    const customer = await this.customers.execute(customerId)
    if (!customer) throw quoteCustomerUnknown({}, 'customerId')
    const book = await this.addresses.execute(customerId)
    const billing = book.find(({ isBillingDefault }) => isBillingDefault) ?? book[0]
    const delivery = book.find(({ isDeliveryDefault }) => isDeliveryDefault) ?? billing
    if (!billing || !delivery) throw quoteAddressMissing({}, 'customerId')
    const group = (await groupsOf(this.store)).get(customer.groupId)
    const channel = this.channels.all().find(({ code }) => code === channelCode)
    const currency = channel?.baseCurrency ?? 'EUR'
    const paid = { currency, baseCurrency: currency, rate: '1' }
    const { email, name, frozen } = requesterOf(customer, { billing: null, email: null })
    const { id } = await this.store.transaction((trx) =>
      this.stand.execute(trx, {
        ...{ customerId, owner: `staff:${origin.actor.id}`, key: null, maker: 'staff', channel: channelCode, paid },
        ...{ locale: customer.locale ?? channel?.defaultLocale ?? DEFAULT_LOCALE, email, name, comment: '', origin },
        customer: { ...frozen, group: group?.code ?? '' },
        ...{ billing: postal(billing), delivery: postal(delivery), showsNet: group?.showsNetPrices ?? false },
        draft: quoteDraft({ lines: [], taxes: [], shipping: null, discounts: [], couponCode: null }, paid),
      })
    )
    return id
  }
}

/** An address of the book as documents keep it: its phone without the spaces in which people read it. */
function postal(address: AddressAnswer): PostalAddress {
  const { firstName, lastName, company, street, additional, postcode, city, state, country, phone } = address
  const dialled = phone?.replaceAll(/[^\d+]/g, '') ?? null
  return { firstName, lastName, company, street, additional, postcode, city, state, country, phone: dialled }
}
