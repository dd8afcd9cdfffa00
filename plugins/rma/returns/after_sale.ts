import app from '@adonisjs/core/services/app'
import { orderKey, type AfterSale } from '#plugins/sales/index'
import { ShowReturnForm } from '#plugins/rma/returns/queries/show_return_form'
import { Translator } from '#core/i18n/translator'

/** The page of an order leads to the form of a return, as long as something of it can come back. */
const afterSale: AfterSale = {
  async offers({ order, deliveredAt, locale, place }) {
    if (place === 'placed_mail') return []
    const [form, translator] = await Promise.all([app.container.make(ShowReturnForm), app.container.make(Translator)])
    if (place === 'page' && !(await form.isPossible(order, deliveredAt))) return []
    const query = new URLSearchParams({ order: order.number })
    if (order.customerId === null) query.set('key', orderKey(order.number))
    const path = order.customerId === null ? `/returns/new?${query}` : `/account/rma/create?${query}`
    return [{ text: '', label: translator.translate(locale, 'rma.returns.ask'), path }]
  },
}

export default afterSale
