import app from '@adonisjs/core/services/app'
import { orderKey, type AfterSale, type AfterSaleOffer } from '#plugins/sales/index'
import { ListOwnReturns } from '#plugins/rma/returns/queries/list_own_returns'
import { ShowReturnForm } from '#plugins/rma/returns/queries/show_return_form'
import { stateInWords } from '#plugins/rma/returns/state_in_words'
import { Translator } from '#core/i18n/translator'
import type { Locale } from '#core/i18n/locales'

/** The page of an order leads to its returns, and to the form of a new one as long as something of it can come back. */
const afterSale: AfterSale = {
  async offers({ order, deliveredAt, locale, place }) {
    if (place === 'placed_mail') return []
    const [form, translator] = await Promise.all([app.container.make(ShowReturnForm), app.container.make(Translator)])
    const opened = place === 'page' ? await openedReturns(order.id, locale) : []
    if (place === 'page' && !(await form.isPossible(order, deliveredAt))) return opened
    const query = new URLSearchParams({ order: order.number })
    if (order.customerId === null) query.set('key', orderKey(order.number))
    const path = order.customerId === null ? `/returns/new?${query}` : `/account/rma/create?${query}`
    return [...opened, { text: '', label: translator.translate(locale, 'rma.returns.ask'), path }]
  },
}

async function openedReturns(orderId: number, locale: Locale): Promise<AfterSaleOffer[]> {
  const [own, translator] = await Promise.all([app.container.make(ListOwnReturns), app.container.make(Translator)])
  return (await own.ofOrder(orderId)).map(({ id, number, state }) => {
    const label = translator.translate(locale, 'rma.returns.opened', { number })
    return { text: '', label, path: `/account/rma/edit/${id}`, standing: stateInWords(translator, locale, state) }
  })
}

export default afterSale
