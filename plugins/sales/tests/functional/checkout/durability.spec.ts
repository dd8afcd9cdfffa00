import { test } from '@japa/runner'
import { PARIS_ADDRESS, freshShop, placedOf, sellWine, signedInShopper } from '#plugins/sales/testing'
import type { Answer } from '#core/testing/visitor'
import type { Store } from '#core/database/store'

test.group('On the way to an order', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('A', 1000, 40)
  })

  test('what a click brings back does not wait for the disk, the order does', async ({ assert, cleanup }) => {
    const shopper = await signedInShopper()
    const waited: string[] = []
    let step = ''
    const { transaction, relaxedTransaction } = store
    cleanup(() => void Object.assign(store, { transaction, relaxedTransaction }))
    Object.assign(store, {
      transaction: (work: never) => {
        waited.push(step)
        return transaction.call(store, work)
      },
    })
    const send = async (name: string, method: string, path: string, body: object): Promise<Answer> => {
      step = name
      const answer = await shopper.send(method, `/api/sales/${path}`, body)
      assert.isBelow(answer.status, 300, `${name}: ${JSON.stringify(answer.body)}`)
      return answer
    }
    await send('cart', 'POST', 'cart/items', { items: [{ sku: 'A', quantity: 2 }], isOfAge: true })
    await send('addresses', 'PUT', 'checkout/addresses', { billing: PARIS_ADDRESS, isSameAddress: true })
    await send('shipping', 'PUT', 'checkout/shipping', { code: 'flat_rate.standard' })
    await send('payment', 'PUT', 'checkout/payment', { code: 'payment_offline.cash_on_delivery' })
    assert.deepEqual(waited, [])
    step = 'order'
    placedOf(await shopper.place())
    assert.isAtLeast(waited.filter((one) => one === 'order').length, 1)
  })
})
