import app from '@adonisjs/core/services/app'
import { dayInWords } from '#core/time/day_in_words'
import { Translator } from '#core/i18n/translator'
import { Withdrawable } from '#plugins/rma/withdrawals/services/withdrawable'
import { withdrawalPath } from '#plugins/rma/withdrawals/mails/mail_withdrawal'
import type { AfterSale } from '#plugins/sales/index'

/** The function to withdraw, on the page of an order and in its mails, during the whole period. */
const withdrawalFunction: AfterSale = {
  async offers({ order, deliveredAt, locale, place }) {
    const [right, translator] = await Promise.all([app.container.make(Withdrawable), app.container.make(Translator)])
    const known = await right.known(order, deliveredAt)
    if (known.barred !== null) return []
    const zone = right.zoneOf(order.channel)
    const day = known.lastDay && dayInWords(`${known.lastDay}T12:00:00`, { zone, locale })
    const text = translator.translate(locale, `rma.withdrawals.${day ? 'until' : 'until_delivered'}`, {
      day: day ?? '',
    })
    // A mail is often read where nobody is signed in.
    const isOwn = place === 'page' && order.customerId !== null
    const path = isOwn ? `/withdrawal/${encodeURIComponent(order.number)}` : withdrawalPath(order.number)
    return [{ text, label: translator.translate(locale, 'rma.withdrawals.function'), path }]
  },
}

export default withdrawalFunction
