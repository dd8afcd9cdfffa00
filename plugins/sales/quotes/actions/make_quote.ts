import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { FindCustomer, ListAddresses, groupsOf } from '#plugins/users/index'
import { Store } from '#core/database/store'
import { InsertQuote } from '#plugins/sales/quotes/services/insert_quote'
import { quoteAddressMissing, quoteCustomerUnknown } from '#plugins/sales/quotes/errors'
import { quoteDraft } from '#plugins/sales/quotes/services/quote_draft'
import { requesterOf } from '#plugins/sales/quotes/services/requester'
import { currenciesOf } from '#plugins/sales/documents/sale_fields'
import { postalOfBook } from '#plugins/sales/checkout/own_addresses'
import type { Origin } from '#core/audit/origin'

/** Creates a quote for a customer with their addresses and no lines. */
@inject()
export class MakeQuote {
  constructor(
    private readonly store: Store,
    private readonly channels: ChannelPort,
    private readonly customers: FindCustomer,
    private readonly addresses: ListAddresses,
    private readonly insert: InsertQuote
  ) {}

  /** Returns its id. @throws quoteCustomerUnknown, quoteAddressMissing */
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
      this.insert.execute(trx, {
        customerId,
        owner: `staff:${origin.actor.id}`,
        key: null,
        maker: 'staff',
        channel: channelCode,
        ...currenciesOf(paid),
        locale: customer.locale ?? channel?.defaultLocale ?? DEFAULT_LOCALE,
        email,
        customerName: name,
        comment: '',
        origin,
        customer: { ...frozen, group: group?.code ?? '' },
        billing: postalOfBook(billing),
        delivery: postalOfBook(delivery),
        showsNet: group?.showsNetPrices ?? false,
        draft: quoteDraft({ lines: [], taxes: [], shipping: null, discounts: [], couponCode: null }, paid),
      })
    )
    return id
  }
}
