import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { anOrder, chooseAll, freshShop, placedOf, sellWine, setSetting, signedInShopper } from '#plugins/sales/testing'
import cancelUnpaidJob from '#plugins/sales/orders/jobs/cancel_unpaid_job'
import type { Answer } from '#core/testing/visitor'
import type { OrderAnswer } from '#plugins/sales/orders/order_answer'
import type { ShopVisitor } from '#plugins/sales/testing'
import type { Store } from '#core/database/store'

const OWN = '/api/sales/account/orders'
const orderOf = ({ body }: Answer) => (body as { data: OrderAnswer }).data

test.group('Orders that people pay by themselves', (group) => {
  let store: Store
  let visitor: ShopVisitor

  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('A', 1250, 24)
    await setSetting('payment_offline.bank_transfer.iban', 'FR1420041010050500013M02606')
    visitor = await signedInShopper()
  })

  /** An order of two bottles that is to be paid by transfer. */
  async function byTransfer(): Promise<string> {
    await visitor.fill({ A: 2 })
    await chooseAll({ payment: 'payment_offline.bank_transfer' })
    return placedOf(await visitor.place()).number
  }

  /** Lets all orders be so many days old, and the job run. */
  async function wait(days: number): Promise<void> {
    const clock = await app.container.make(Clock)
    await store.lucid.rawQuery('update sales_orders set placed_at = ?', [clock.isoIn(-days * 24 * 3600)])
    await cancelUnpaidJob.run({}, {} as never)
  }

  const show = async (number: string) => orderOf(await visitor.send('GET', `${OWN}/${number}`))

  const reserved = async () => {
    const level = await store.reader.first<{ reserved: number }>('select reserved from catalogue_stock_levels')
    return Number(level?.reserved)
  }

  test('wait for a transfer as many days as staff say, and then free their stock', async ({ assert }) => {
    const number = await byTransfer()
    const told = (await show(number)).payment.instructions?.text ?? []
    assert.include(told.join(' '), 'pendant 10 jours')
    await wait(9.9)
    assert.equal((await show(number)).state, 'pending')
    assert.equal(await reserved(), 2)
    await wait(10.1)
    const { state, history } = await show(number)
    assert.equal(state, 'canceled')
    assert.include(JSON.stringify(history), 'Le paiement n’est pas arrivé à temps.')
    assert.equal(await reserved(), 0)
  })

  test('wait without an end where staff say so, for cash, and once they were billed', async ({ assert }) => {
    const [transfer, cash] = [await byTransfer(), (await anOrder({ A: 1 }, visitor)).order.number]
    await setSetting('payment_offline.bank_transfer.wait_days', 0)
    await wait(300)
    assert.deepEqual([(await show(transfer)).state, (await show(cash)).state], ['pending', 'pending'])
    await setSetting('payment_offline.bank_transfer.wait_days', 10)
    await store.lucid.rawQuery('update sales_orders set invoiced_amount = 1 where number = ?', [transfer])
    await wait(300)
    assert.equal((await show(transfer)).state, 'pending')
  })
})
