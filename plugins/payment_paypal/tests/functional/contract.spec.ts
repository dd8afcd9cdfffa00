import { approved, openShop, ORDERS, orders, set, STANDARD, standard } from '#plugins/payment_paypal/tests/paypal_shop'
import { paymentContract } from '#plugins/sales/testing'

paymentContract({
  name: ORDERS,
  method: orders,
  prepare: openShop,
  async held(method, state) {
    await set(ORDERS, { captures_later: state === 'authorised' })
    const { id, news } = await approved(method)
    if (news?.kind !== state) throw new Error(`The payment is ${news?.kind}`)
    const { reference, number, currency, amount } = news
    const captures = state === 'paid' ? [{ reference, amount }] : []
    return { reference, begun: id, number, currency, channel: 'default', captures }
  },
})

paymentContract({ name: STANDARD, method: standard, prepare: openShop })
