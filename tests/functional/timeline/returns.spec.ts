import { test } from '@japa/runner'
import { dataOf } from '../platform/answers.js'
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
})
