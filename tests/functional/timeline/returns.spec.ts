import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { dataOf } from '../platform/answers.js'
import { FrozenClock } from '#core/time/frozen_clock'
import { ReturnShop } from '#plugins/rma/testing'
import type { DeskGroup } from '#plugins/platform/queries/read_desk'
import type { TimelineAnswer } from '#plugins/platform/queries/timeline/read_timeline'

const PLATFORM = '/api/admin/platform'

test.group('Returns on the timeline and the desk', () => {
  test('are told from the request on, and answered in their conversation', async ({ assert }) => {
    const shop = await ReturnShop.open()
    await shop.deliver(6)
    assert.equal((await shop.ask(2)).status, 201)
    const { staff, store, orderId } = shop
    const read = async () =>
      (
        (await staff.send('GET', `${PLATFORM}/timeline/sales.orders/${orderId}?kind=rma.returns`))
          .body as TimelineAnswer
      ).data
    const [opened] = await read()
    assert.containsSubset(opened, { author: { kind: 'customer' }, text: 'Deux bouteilles cassées.' })
    const desk = dataOf<DeskGroup[]>((await staff.send('GET', `${PLATFORM}/desk`)).body)
    assert.containsSubset(
      desk.find(({ key }) => key === 'rma.returns_to_handle'),
      { total: 1 }
    )
    const conversation = opened?.conversation?.id
    const reply = { source: 'rma.returns', conversation, text: 'Envoyez-nous des photos.', isNote: false }
    assert.equal((await staff.send('POST', `${PLATFORM}/timeline-replies`, reply)).status, 204)
    const message = await store.reader.first<{ return_id: number }>(
      'select return_id from rma_messages where text = ?',
      [reply.text]
    )
    assert.equal(Number(message?.return_id), conversation)
    assert.containsSubset((await read())[0], { text: reply.text, author: { kind: 'staff' } })
    const note = await staff.send('POST', `${PLATFORM}/timeline-replies`, { ...reply, isNote: true })
    assert.equal(note.status, 422)
  })
  test('wait as withdrawals until the end of the day on which their money is due', async ({ assert, cleanup }) => {
    const shop = await ReturnShop.open()
    await shop.deliver(6)
    const { staff, customer, number } = shop
    const clock = new FrozenClock('2026-11-10T23:30:00.000Z')
    app.container.swap(Clock, () => clock)
    cleanup(() => app.container.restore(Clock))
    dataOf((await customer.send('POST', `/api/rma/withdrawal-orders/${number}/withdrawals`, {})).body)
    const read = async () => {
      const desk = dataOf<DeskGroup[]>((await staff.send('GET', `${PLATFORM}/desk`)).body)
      return desk.find(({ key }) => key === 'rma.withdrawals')
    }
    // In Paris, the 11th has begun.
    assert.containsSubset(await read(), {
      total: 1,
      items: [{ number: `${number}-1`, dueAt: '2026-11-25T22:59:59.999Z', isOverdue: false }],
    })
    clock.travelTo('2026-11-25T23:00:00.000Z')
    assert.containsSubset((await read())?.items, [{ isOverdue: true }])
    const counts = dataOf<Record<string, number>>((await staff.send('GET', `${PLATFORM}/menu-counts`)).body)
    assert.equal(counts['rma.menu.withdrawals'], 1)
  })
})
