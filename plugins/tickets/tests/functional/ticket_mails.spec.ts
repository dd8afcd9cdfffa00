import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { ADDRESS, mailShop, mailsOf, receive } from '#plugins/tickets/tests/mail/shop'
import { ChangeTicket } from '#plugins/tickets/tickets/actions/change_ticket'
import { CreateTicket } from '#plugins/tickets/tickets/actions/create_ticket'
import { createCustomer, createRole, createStaff } from '#plugins/users/testing'
import { queryRows } from '#core/database/query_rows'
import { readReplyAddress } from '#plugins/tickets/mail/reply_address'
import { ticketWords } from '#plugins/tickets/testing'
import { TellByMail } from '#plugins/tickets/mail/tell_by_mail'
import type { Store } from '#core/database/store'
import type { StoredMail } from '#core/mail/stored_mails'
import type { Writer } from '#core/resources/writer'

const recipients = (mails: readonly StoredMail[]) => mails.map(({ to }) => to).sort()

const byStaff = (id: number, name: string): Writer => ({
  origin: { channel: 'screen', actor: { kind: 'staff', id, name } },
  locale: 'fr_FR',
  may: () => true,
  held: 'all',
})

test.group('Mails about a ticket', (group) => {
  let store: Store
  let words: Record<string, number>
  let marie: number
  let luc: number

  group.each.setup(async () => {
    store = await mailShop()
    words = await ticketWords()
    marie = (await createStaff({ email: 'marie@cave.example', name: 'Marie' })).id
    luc = (await createStaff({ email: 'luc@cave.example', name: 'Luc' })).id
  })

  const open = async (values: object) =>
    (await app.container.make(CreateTicket)).execute(
      {
        values: { subject: 'Bouteille cassée', description: 'Elle coule.', trackerId: words.Assistance, ...values },
        channel: 'default',
        locale: 'fr_FR',
      },
      byStaff(marie, 'Marie')
    )
  const change = async (id: number, parts: object, by = byStaff(marie, 'Marie')) =>
    (await app.container.make(ChangeTicket)).execute(
      { id, version: null, values: {}, notes: '', isPrivate: false, ...parts },
      by
    )

  test('go to its customer with public notes only, and the answer finds the ticket', async ({ assert }) => {
    const { id: customerId } = await createCustomer({ email: 'anne@exemple.fr' })
    let id = 0
    const [first, ...others] = await mailsOf(async () => (id = await open({ customerId })))
    assert.deepEqual([first?.to, others.length], ['anne@exemple.fr', 0])
    assert.include(first?.text, `/account/tickets/${id}`)
    assert.deepEqual(await mailsOf(() => change(id, { notes: 'Client pénible.', isPrivate: true })), [])
    assert.deepEqual(await mailsOf(() => change(id, { values: { priorityId: words.Haut } })), [])
    const [note] = await mailsOf(() => change(id, { notes: 'Nous la remplaçons.' }))
    assert.include(note?.text, 'Nous la remplaçons.')
    assert.notInclude(note?.text, 'pénible')
    assert.deepEqual(readReplyAddress(note?.replyTo ?? ''), { ticketId: id, staffId: null, isPrivate: false })
    assert.deepInclude(note?.headers, { 'Auto-Submitted': 'auto-generated', 'X-Loop': ADDRESS })
    const [closing] = await mailsOf(() => change(id, { values: { statusId: words.Fermé } }))
    assert.include(closing?.text, 'Statut\u00A0: Nouveau → Fermé')
    assert.deepEqual(await mailsOf(() => change(id, { values: { isPrivate: true }, notes: 'Entre nous' })), [])
  })

  test('go to who wrote by mail, in their thread, and not to who wrote the note', async ({ assert }) => {
    let id = 0
    const [mine] = await mailsOf(async () => {
      id = Number((await receive({ 'From': 'bar@lyon.fr', 'Message-ID': '<q@lyon.fr>' })).ticketId)
    })
    assert.deepEqual([mine?.to, mine?.headers?.['In-Reply-To']], ['bar@lyon.fr', '<q@lyon.fr>'])
    assert.notInclude(mine?.text, '/account/')
    const answer = { From: 'bar@lyon.fr', To: mine?.replyTo ?? '' }
    await change(id, { values: { assigneeId: luc } })
    assert.deepEqual(recipients(await mailsOf(() => receive(answer, `Oui.\n\n${mine?.text}`))), ['luc@cave.example'])
  })

  test('go to author, assignee, the one before, group and watchers who may see it, once each', async ({ assert }) => {
    await createRole('lecteur', ['catalogue.products.list'])
    const { id: blind } = await createStaff({ email: 'sans@cave.example', name: 'Sans', role: 'lecteur' })
    const { id: gone } = await createStaff({ email: 'parti@cave.example', name: 'Parti' })
    const id = await open({ assigneeId: luc, watchers: [luc, blind, gone] })
    await store.transaction((trx) => queryRows(trx, 'update users_staff set is_suspended = true where id = ?', [gone]))
    const noted = await mailsOf(() => change(id, { notes: 'À voir.', isPrivate: true }))
    assert.deepEqual(recipients(noted), ['luc@cave.example'])
    assert.deepEqual(readReplyAddress(noted[0]?.replyTo ?? ''), { ticketId: id, staffId: luc, isPrivate: true })
    const { id: zoe } = await createStaff({ email: 'zoe@cave.example', name: 'Zoé' })
    const moved = await mailsOf(() => change(id, { values: { assigneeId: zoe, watchers: [] } }, byStaff(luc, 'Luc')))
    assert.deepEqual(recipients(moved), ['marie@cave.example', 'zoe@cave.example'])
    assert.include(moved[0]?.text, 'Assigné à\u00A0: Luc → Zoé')
    const others = await mailsOf(() => change(id, { values: { assigneeId: luc } }))
    assert.deepEqual(recipients(others), ['luc@cave.example', 'zoe@cave.example'])
  })

  test('are sent once, however often the event comes, and not of a ticket that is gone', async ({ assert }) => {
    const id = await open({ assigneeId: luc })
    const tell = await app.container.make(TellByMail)
    const event = randomUUID()
    const mails = await mailsOf(async () => {
      await tell.execute(id, null, event)
      await tell.execute(id, null, event)
      await tell.execute(4242, null, event)
    })
    assert.deepEqual(recipients(mails), ['luc@cave.example'])
  })
})
