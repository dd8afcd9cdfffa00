import { begun, gateway, load, METHOD, openShop, set } from '#plugins/payment_payplug/tests/payplug_shop'
import { paymentContract } from '#plugins/sales/testing'

paymentContract({
  name: METHOD,
  method: load,
  async prepare() {
    const close = await openShop()
    gateway.sendsNotices = false
    return close
  },
  beginsAnew: true,
  async held(_, state) {
    await set({ deferred: state === 'authorised' })
    const { reference, number } = await begun()
    await gateway.pay(reference)
    return { reference, begun: reference, number, channel: 'default', currency: 'EUR', captures: [] }
  },
})
