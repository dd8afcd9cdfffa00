import app from '@adonisjs/core/services/app'
import { dayInWords } from '#core/time/day_in_words'
import { fromStore } from '#core/database/run_rows'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { Withdrawable } from '#plugins/rma/withdrawals/services/withdrawable'
import { withdrawalPath } from '#plugins/rma/withdrawals/mails/mail_withdrawal'
import { withdrawals } from '#plugins/rma/withdrawals/tables'
import type { AfterSale, AfterSaleOffer, StoredOrder } from '#plugins/sales/index'
import type { Locale } from '#core/i18n/locales'

/** The function to withdraw, on the page of an order and in its mails, during the whole period; then what was declared. */
const withdrawalFunction: AfterSale = {
  async offers({ order, deliveredAt, locale, place }) {
    const [right, translator] = await Promise.all([app.container.make(Withdrawable), app.container.make(Translator)])
    const known = await right.known(order, deliveredAt)
    if (known.barred !== null) return place === 'page' ? acknowledged(order, locale) : []
    const zone = right.zoneOf(order.channel)
    const day = known.lastDay && dayInWords(`${known.lastDay}T12:00:00`, { zone, locale })
    const text = translator.translate(locale, `rma.withdrawals.${day ? 'until' : 'until_delivered'}`, {
      day: day ?? '',
    })
    // A mail is often read where nobody is signed in.
    const isOwn = place === 'page' && order.customerId !== null
    const path = isOwn ? ownPath(order.number) : withdrawalPath(order.number)
    return [{ text, label: translator.translate(locale, 'rma.withdrawals.function'), path }]
  },
}

/** Once the function is closed, the page of the order leads to what was declared. */
async function acknowledged({ id, number }: StoredOrder, locale: Locale): Promise<AfterSaleOffer[]> {
  const [store, translator] = await Promise.all([app.container.make(Store), app.container.make(Translator)])
  if (!(await withdrawals.find(fromStore(store), { orderId: id }))) return []
  const label = translator.translate(locale, 'rma.withdrawals.paper_title')
  return [{ text: '', label, path: ownPath(number) }]
}

const ownPath = (number: string) => `/withdrawal/${encodeURIComponent(number)}`

export default withdrawalFunction
