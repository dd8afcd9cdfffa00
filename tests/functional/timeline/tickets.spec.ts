import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { stampForm } from '#plugins/cms/contact/form_stamp'
import { Clock } from '#core/time/clock'
import { Visitor } from '#core/testing/visitor'
import { freshShop, setSetting } from '#plugins/sales/testing'
import { seedTicketWords, ticketWords } from '#plugins/tickets/testing'
import { createCustomer, newStaffVisit } from '#plugins/users/testing'
import type { DeskGroup } from '#plugins/platform/queries/read_desk'
import type { Store } from '#core/database/store'
import type { TimelineAnswer } from '#plugins/platform/queries/timeline/read_timeline'

const PLATFORM = '/api/admin/platform'
const EMAIL = 'cliente@exemple.fr'

test.group('Tickets of the contact form', (group) => {
  let store: Store
  let staff: Visitor
  let customer: number
  group.each.setup(async () => {
    store = await freshShop()
    await seedTicketWords()
    staff = await newStaffVisit()
    customer = (await createCustomer({ email: EMAIL })).id
  })

  const send = async (subject: string) => {
    const clock = await app.container.make(Clock)
    const message = {
      subject,
      message: 'La bouteille est cassée.',
      orderNumber: 'CMD-1',
      stamp: stampForm(clock.isoIn(-10)),
    }
    return new Visitor().send('POST', '/api/cms/contact-messages', { name: 'Claire', email: EMAIL, ...message })
  }
  const timeline = async () => {
    const answer = await staff.send(
      'GET',
      `${PLATFORM}/timeline/users.customers/${customer}?kind=tickets.tickets,cms.messages`
    )
    return (answer.body as TimelineAnswer).data
  }
  const desk = async () => ((await staff.send('GET', `${PLATFORM}/desk`)).body as { data: DeskGroup[] }).data
  const count = async (table: string) =>
    Number((await store.reader.first<{ count: number }>(`select count(*) as count from ${table}`))?.count)

  test('are made if the shop wants it, and are on the timeline and the desk', async ({ assert }) => {
    assert.equal((await send('Avant')).status, 202)
    assert.equal(await count('tickets_tickets'), 0)
    await setSetting('tickets.contact_form', true)
    await send('Bouteille cassée')
    await send('Bouteille cassée')
    assert.equal(await count('tickets_tickets'), 1)
    const entries = await timeline()
    assert.deepEqual(
      entries.map(({ kind }) => kind),
      ['tickets.tickets', 'cms.messages']
    )
    const [ticket] = entries
    assert.containsSubset(ticket, { author: { kind: 'customer', name: 'Claire' }, conversation: { recipient: EMAIL } })
    assert.include(ticket?.text, 'CMD-1')
    const waiting = (await desk()).find(({ key }) => key === 'tickets.tickets')
    assert.containsSubset(waiting, { total: 1, items: [{ title: 'Bouteille cassée', waitsFor: { kind: 'shop' } }] })
  })

  test('are answered and annotated from the timeline', async ({ assert }) => {
    await setSetting('tickets.contact_form', true)
    await send('Bouteille cassée')
    const [{ conversation } = { conversation: null }] = await timeline()
    const reply = { source: 'tickets.tickets', conversation: conversation?.id }
    const note = { ...reply, text: 'Voir le transporteur.', isNote: true }
    assert.equal((await staff.send('POST', `${PLATFORM}/timeline-replies`, note)).status, 204)
    assert.lengthOf(
      (await desk()).filter(({ key }) => key === 'tickets.tickets'),
      1
    )
    const answer = { ...reply, text: 'Nous la remplaçons.', isNote: false }
    assert.equal((await staff.send('POST', `${PLATFORM}/timeline-replies`, answer)).status, 204)
    const journals = await store.reader.all<{ notes: string; is_private: boolean }>(
      'select notes, is_private from tickets_journals order by id'
    )
    assert.deepEqual(
      journals.map(({ notes, is_private: isPrivate }) => [notes, Boolean(isPrivate)]),
      [
        ['Voir le transporteur.', true],
        ['Nous la remplaçons.', false],
      ]
    )
    assert.containsSubset(await timeline(), [{ text: 'Nous la remplaçons.', author: { kind: 'staff' } }])
    // It waits for the customer now.
    assert.lengthOf(
      (await desk()).filter(({ key }) => key === 'tickets.tickets'),
      0
    )
    assert.equal(
      (await staff.send('POST', `${PLATFORM}/timeline-replies`, { ...answer, conversation: 999 })).status,
      404
    )
  })

  test('are told when they are closed, until they are opened again', async ({ assert }) => {
    await setSetting('tickets.contact_form', true)
    await send('Bouteille cassée')
    const words = await ticketWords()
    const [{ conversation } = { conversation: null }] = await timeline()
    const ticket = `/api/admin/tickets/tickets/${conversation?.id}`
    const move = async (status: string) => {
      const { version } = ((await staff.send('GET', ticket)).body as { data: { version: string } }).data
      assert.equal((await staff.send('PUT', ticket, { statusId: words[status], version })).status, 200)
      return (await timeline()).map(({ title }) => title.replaceAll(/\s/g, ' '))
    }
    const number = `#${conversation?.id}`
    const opened = `Ticket ${number} ouvert : Bouteille cassée`
    assert.deepEqual(await move('Fermé'), [`Ticket ${number} fermé : Bouteille cassée`, opened])
    assert.deepEqual(await move('En cours'), [opened])
  })
})
