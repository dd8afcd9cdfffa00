import { inject } from '@adonisjs/core'
import { OpenQuotes } from '#plugins/sales/quotes/services/open_quotes'
import { OwnAddresses } from '#plugins/sales/checkout/own_addresses'
import { PriceQuote, asItStands } from '#plugins/sales/quotes/services/price_quote'
import { Store } from '#core/database/store'
import { addressChoices, type AddressesForm } from '#plugins/sales/checkout/actions/choose_addresses'
import { checkPrintable } from '#plugins/sales/checkout/printable'
import { deliveryMissing } from '#plugins/sales/checkout/errors'
import { draftOf } from '#plugins/sales/quotes/services/quote_reads'
import { fieldChanges } from '#core/audit/field_changes'
import { inOneLine } from '#plugins/sales/personal_data/written_address'
import { outside } from '#plugins/sales/database/statements'
import { priceChanges } from '#plugins/sales/quotes/services/price_changes'
import { quoteNotFound } from '#plugins/sales/quotes/errors'
import type { Origin } from '#core/audit/origin'
import type { PostalAddress } from '#plugins/sales/contracts/address'

/** New addresses for this version of a quote. */
export interface Addressing extends Omit<AddressesForm, 'email'> {
  id: number
  version: number
}

/** Changes the addresses of a quote. Recalculates its VAT at unchanged prices. */
@inject()
export class AddressQuote {
  constructor(
    private readonly store: Store,
    private readonly open: OpenQuotes,
    private readonly own: OwnAddresses,
    private readonly price: PriceQuote
  ) {}

  /** @throws deliveryMissing, addressGone, addressUnprintable, and the errors of `OpenQuotes` and `PriceQuote` */
  async execute({ id, version, ...form }: Addressing, origin: Origin): Promise<void> {
    const customerId = await this.#customer(id)
    const choices = addressChoices(form)
    const read = await Promise.all(choices.map((choice) => this.own.read(customerId, choice)))
    choices.forEach((choice, at) => checkPrintable(read[at] ?? null, choice))
    // In a transaction of its own: a retry adds no duplicate.
    if (customerId !== null) await this.own.keep(customerId, choices, origin)
    const [billing, other = null] = read as [PostalAddress, PostalAddress?]
    await this.store.transaction(async (trx) => {
      const quote = await this.open.hold(trx, { id, version })
      const isSent = quote.lines.length === 0 || quote.lines.some(({ ships }) => ships)
      const delivery = isSent ? (form.isSameAddress ? billing : other) : null
      if (isSent && !delivery) throw deliveryMissing({}, 'delivery')
      const draft = await this.price.execute({ ...quote, billing, delivery }, asItStands(quote))
      const changes = {
        ...fieldChanges(written(quote), written({ billing, delivery })),
        ...priceChanges(draftOf(quote), draft, quote.currency),
      }
      await this.open.keep(trx, quote, { draft, addresses: { billing, delivery }, kind: 'addressed', changes, origin })
    })
  }

  /** Null: a guest. @throws quoteNotFound */
  async #customer(id: number): Promise<number | null> {
    const sql = 'select customer_id from sales_quotes where id = ?'
    const [row] = await outside(this.store)<{ customer_id: number | null }>(sql, [id])
    if (!row) throw quoteNotFound()
    return row.customer_id === null ? null : Number(row.customer_id)
  }
}

/** Addresses for the audit log, each in one line. */
function written({ billing, delivery }: { billing: PostalAddress; delivery: PostalAddress | null }) {
  const line = (address: PostalAddress | null) =>
    address && [inOneLine(JSON.stringify(address)), address.phone].filter(Boolean).join(', ')
  return { billing: line(billing), deliveryAddress: line(delivery) }
}
