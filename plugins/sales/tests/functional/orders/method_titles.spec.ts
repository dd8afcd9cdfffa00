import { test } from '@japa/runner'
import { anOrder, freshShop, sellWine } from '#plugins/sales/testing'
import { dataOf } from '#plugins/sales/tests/functional/payments/money_office'
import { newStaffVisit } from '#plugins/users/testing'
import type { OrderAnswer } from '#plugins/sales/transformers/order'
import type { StaffOrderAnswer } from '#plugins/sales/transformers/staff_order'

const ORDERS = '/api/admin/sales/orders'

test.group('The way to pay, and that of delivery, of an order', (group) => {
  group.each.setup(async () => {
    await freshShop()
    await sellWine('A', 1000)
  })

  test('are told in the language of who reads it', async ({ assert }) => {
    const staff = await newStaffVisit()
    const { visitor, order } = await anOrder({ A: 1 })
    const listed = async (locale: string) => {
      return dataOf<{ id: number; payment: string }[]>(await staff.send('GET', `${ORDERS}?locale=${locale}`))[0]
    }
    const id = (await listed('fr_FR'))?.id
    const read = async (locale: string) => {
      const shown = dataOf<StaffOrderAnswer>(await staff.send('GET', `${ORDERS}/${id}?locale=${locale}`))
      return [shown.payment.title, shown.shipping?.title, (await listed(locale))?.payment]
    }
    assert.deepEqual(await read('fr_FR'), ['Paiement à la livraison', 'Livraison standard', 'Paiement à la livraison'])
    assert.deepEqual(await read('en_GB'), ['Cash on delivery', 'Standard delivery', 'Cash on delivery'])
    const own = await visitor.send('GET', `/api/sales/account/orders/${order.number}?locale=en_GB`)
    assert.equal(dataOf<OrderAnswer>(own).payment.title, 'Cash on delivery')
  })
})
