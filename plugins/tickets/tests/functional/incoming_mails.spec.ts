import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { ADDRESS, mailShop, mailsOf, notesOf, receive, set } from '#plugins/tickets/tests/mail/shop'
import { ReceiveMail } from '#plugins/tickets/mail/receive_mail'
import { createCustomer, createRole, createStaff } from '#plugins/users/testing'
import { mailIdOf, replyAddress } from '#plugins/tickets/mail/reply_address'
import { parts, rawMail } from '#plugins/tickets/tests/mail/raw_mail'
import { ticketWords } from '#plugins/tickets/testing'
import type { Store } from '#core/database/store'

const URL = () => `http://${process.env.HOST}:${process.env.PORT}/api/tickets/mails`
const TOKEN = 'un-jeton-assez-long-pour-un-serveur'

const toCustomer = (ticketId: number) => replyAddress(ADDRESS, { ticketId, staffId: null, isPrivate: false })
const toStaff = (ticketId: number, staffId: number, isPrivate = false) =>
  replyAddress(ADDRESS, { ticketId, staffId, isPrivate })

test.group('A mail to the shop', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await mailShop()
  })

  const ticket = async (id: number | null) => {
    const row = await store.reader.first<Record<string, unknown>>('select * from tickets_tickets where id = ?', [
      id ?? 0,
    ])
    return row as Record<string, unknown>
  }
  const count = async (table: string) => {
    const row = await store.reader.first<{ n: number }>(`select count(*) as n from ${table}`, [])
    return Number(row?.n)
  }
  const open = async (...args: Parameters<typeof rawMail>) => Number((await receive(...args)).ticketId)
  const close = async (id: number) => {
    const { Fermé } = await ticketWords()
    await store.transaction((trx) =>
      trx.query().from('tickets_tickets').where('id', id).update({ status_id: Fermé, is_closed: true })
    )
  }

  test('opens a ticket of a customer, or of somebody without an account', async ({ assert }) => {
    const { id: customerId } = await createCustomer({
      email: 'anne@exemple.fr',
      firstName: 'Anne',
      lastName: 'Lagarde',
    })
    const known = await receive({ Subject: 'RE: Tr : Bouteille cassée' }, 'Elle coule.\n\n> Bonjour')
    assert.equal(known.outcome, 'created')
    assert.containsSubset(await ticket(known.ticketId), {
      subject: 'Bouteille cassée',
      description: 'Elle coule.',
      author_kind: 'customer',
      author_name: 'Anne Lagarde',
      waits_for: 'shop',
    })
    assert.equal(Number((await ticket(known.ticketId)).customer_id), customerId)
    const guest = await receive({ From: '"Le Bar, Lyon" <bar@lyon.fr>', Subject: '' }, 'Livrez-vous à Lyon ?')
    assert.containsSubset(await ticket(guest.ticketId), {
      subject: 'Livrez-vous à Lyon ?',
      author_kind: 'guest',
      author_name: 'Le Bar, Lyon',
      author_email: 'bar@lyon.fr',
      customer_id: null,
    })
  })

  test('counts once, also when it comes twice at the same time', async ({ assert }) => {
    const raw = rawMail({ 'Message-ID': '<deux@exemple.fr>' })
    const take = async () => (await app.container.make(ReceiveMail)).execute(raw)
    const all = await Promise.all([take(), take()])
    assert.sameMembers(
      [...all, await take()].map(({ outcome }) => outcome),
      ['created', 'known', 'known']
    )
    assert.equal(await count('tickets_tickets'), 1)
  })

  test('finds its ticket by the signed address, whoever answers, and by its headers only for who wrote it', async ({
    assert,
  }) => {
    const id = await open({ 'Message-ID': '<premier@exemple.fr>' })
    assert.deepEqual(await receive({ To: toCustomer(id) }, 'Une photo suit.'), {
      outcome: 'noted',
      reason: null,
      ticketId: id,
    })
    const mine = { 'In-Reply-To': `<${mailIdOf(id, 'first')}@localhost>` }
    assert.equal((await receive(mine, 'Deuxième.')).ticketId, id)
    assert.equal((await receive({ References: '<autre@x.fr> <premier@exemple.fr>' }, 'Troisième.')).ticketId, id)
    assert.equal((await receive({ To: toCustomer(id), From: 'mari@exemple.fr' }, 'De sa part.')).ticketId, id)
    assert.notEqual((await receive({ ...mine, From: 'curieux@exemple.fr' }, 'Et moi ?')).ticketId, id)
    const forged = toCustomer(id).replace(/.@/, (end) => (end === 'a@' ? 'b@' : 'a@'))
    assert.notEqual((await receive({ To: forged, From: 'curieux@exemple.fr' }, 'Et moi ?')).ticketId, id)
    assert.deepEqual(await notesOf(id), [
      'guest: Une photo suit.',
      'guest: Deuxième.',
      'guest: Troisième.',
      'guest: De sa part.',
    ])
  })

  test('acts for staff only with their signed address, and what the mail server found', async ({ assert }) => {
    const { id: marie } = await createStaff({ email: 'marie@cave.example', name: 'Marie' })
    const id = await open({})
    const From = 'Marie <marie@cave.example>'
    const kindOf = async (headers: Record<string, string>) => {
      await receive(headers, `Note de ${Math.random()}`)
      return (await notesOf(id)).at(-1)?.split(':')[0]
    }
    assert.equal(await kindOf({ From, To: toStaff(id, marie) }), 'staff')
    assert.equal(await kindOf({ From, To: toCustomer(id) }), 'guest')
    assert.equal(await kindOf({ From: 'anne@exemple.fr', To: toStaff(id, marie) }), 'guest')
    await set('tickets.mail.authserv_id', 'mx.cave.example')
    const Results = (result: string) => `mx.cave.example; dkim=${result} header.d=cave.example`
    assert.equal(await kindOf({ From, To: toStaff(id, marie) }), 'guest')
    assert.equal(await kindOf({ From, 'To': toStaff(id, marie), 'Authentication-Results': Results('fail') }), 'guest')
    assert.equal(await kindOf({ From, 'To': toStaff(id, marie), 'Authentication-Results': Results('pass') }), 'staff')
    // Nobody takes their name either.
    const fresh = await receive({ From, Subject: 'Virez 500 €' })
    assert.containsSubset(await ticket(fresh.ticketId), { author_kind: 'guest', author_name: 'marie@cave.example' })
  })

  test('of staff who may not write notes counts as a guest’s; an answer to a private note stays private', async ({
    assert,
  }) => {
    const { id: marie } = await createStaff({ email: 'marie@cave.example', name: 'Marie' })
    await createRole('lecteur', ['tickets.view'])
    const { id: luc } = await createStaff({ email: 'luc@cave.example', name: 'Luc', role: 'lecteur' })
    const id = await open({})
    await receive({ From: 'marie@cave.example', To: toStaff(id, marie, true) }, 'Entre nous.')
    await receive({ From: 'pirate@exemple.fr', To: toStaff(id, marie, true) }, 'Et moi.')
    await receive({ From: 'luc@cave.example', To: toStaff(id, luc) }, 'Bonjour.')
    assert.deepEqual(await notesOf(id), ['!staff: Entre nous.', '!guest: Et moi.', 'guest: Bonjour.'])
  })

  test('that answers a closed ticket reopens it, or opens one that is related to it', async ({ assert }) => {
    const id = await open({})
    await close(id)
    assert.equal((await receive({ To: toCustomer(id) }, 'Encore cassée.')).ticketId, id)
    assert.containsSubset(await ticket(id), { status_id: (await ticketWords()).Nouveau })
    await close(id)
    await set('tickets.mail.closed_tickets', 'follow_up')
    const next = await receive({ To: toCustomer(id) }, 'Toujours.')
    assert.notEqual(next.ticketId, id)
    assert.containsSubset(await ticket(next.ticketId), { subject: 'Bouteille cassée', description: 'Toujours.' })
    const relation = await store.reader.first<object>('select to_id, kind from tickets_relations where from_id = ?', [
      next.ticketId ?? 0,
    ])
    assert.deepEqual(
      { ...relation, to_id: Number((relation as { to_id: number }).to_id) },
      { to_id: id, kind: 'relates' }
    )
  })

  test('brings its files; those that are not accepted are named, and a text that is too long is one', async ({
    assert,
  }) => {
    const blank = { create: { width: 40, height: 60, channels: 3 as const, background: '#7a182f' } }
    const png = (await sharp(blank).png().toBuffer()).toString('base64')
    const { headers, body } = parts(
      { type: 'text/plain; charset=utf-8', content: 'mot '.repeat(9000) },
      { type: 'image/png', encoding: 'base64', name: 'cassée.png', content: png },
      { type: 'application/octet-stream', encoding: 'base64', name: 'virus.exe', content: 'TVqQAAMAAAAEAAAA' }
    )
    const id = await open(headers, body)
    const files = await store.reader.all<{ name: string }>(
      "select name from core_attachments where holder = 'tickets.tickets' and holder_id = ? order by position",
      [id]
    )
    assert.deepEqual(
      files.map(({ name }) => name),
      ['message.txt', 'cassée.webp']
    )
    const { description } = (await ticket(id)) as { description: string }
    assert.include(description, '[Pièces jointes non acceptées\u202f: virus.exe]')
    assert.isBelow(description.length, 21_000)
  })

  test('of a program, or of one who writes without end, becomes nothing and is not answered', async ({ assert }) => {
    const mails = await mailsOf(async () => {
      assert.equal((await receive({ 'Auto-Submitted': 'auto-replied' })).reason, 'automatic')
      assert.equal((await receive({ From: ADDRESS })).reason, 'own')
      assert.equal((await receive({ 'X-Loop': ADDRESS })).reason, 'own')
      assert.equal((await receive({ 'Return-Path': '<>' })).reason, 'bounce')
    })
    assert.lengthOf(mails, 0)
    assert.equal(await count('tickets_tickets'), 0)
    for (let sent = 0; sent < 30; sent += 1) await receive({ From: 'robot@exemple.fr' })
    assert.equal((await receive({ From: 'robot@exemple.fr' })).reason, 'too_many')
    assert.equal(await count('tickets_tickets'), 30)
  })

  test('of a stranger is refused with an answer where the shop wants it so', async ({ assert }) => {
    const id = await open({ From: 'fidele@exemple.fr' })
    await set('tickets.mail.unknown_senders', 'refuse')
    const [answer, ...others] = await mailsOf(async () => {
      assert.equal((await receive({ From: 'inconnu@exemple.fr' })).reason, 'unknown_sender')
    })
    assert.deepEqual([answer?.to, others.length], ['inconnu@exemple.fr', 0])
    assert.equal(answer?.headers?.['Auto-Submitted'], 'auto-generated')
    assert.equal((await receive({ From: 'fidele@exemple.fr' })).outcome, 'created')
    assert.equal((await receive({ From: 'inconnu@exemple.fr', To: toCustomer(id) })).outcome, 'noted')
    await createCustomer({ email: 'anne@exemple.fr' })
    assert.equal((await receive({})).outcome, 'created')
  })

  test('that is too large is refused with an answer, and nothing of it is kept', async ({ assert }) => {
    await set('tickets.mail.max_mb', 1)
    const [answer] = await mailsOf(async () => {
      assert.equal((await receive({}, 'x'.repeat(1_100_000))).reason, 'too_large')
    })
    assert.include(answer?.text, 'Bouteille cassée')
    assert.equal(await count('tickets_tickets'), 0)
  })

  test('is handed over by a server that has the token', async ({ assert }) => {
    const post = (authorization: string, body: Buffer) =>
      fetch(URL(), {
        method: 'POST',
        headers: { authorization, 'content-type': 'message/rfc822' },
        body: new Uint8Array(body),
      })
    assert.equal((await post(`Bearer ${TOKEN}`, rawMail({}))).status, 401)
    await set('tickets.mail.webhook_token', TOKEN)
    assert.equal((await post('Bearer un-autre-jeton', rawMail({}))).status, 401)
    assert.equal((await post('Bearer un-autre-jeton', Buffer.alloc(30 * 1024 * 1024))).status, 401)
    const taken = await post(`Bearer ${TOKEN}`, rawMail({ 'Message-ID': '<a@b.fr>' }))
    assert.equal(taken.status, 201)
    assert.containsSubset(await taken.json(), { data: { outcome: 'created' } })
    const basic = `Basic ${Buffer.from(`serveur:${TOKEN}`).toString('base64')}`
    assert.deepEqual(await (await post(basic, rawMail({ 'Message-ID': '<a@b.fr>' }))).json(), {
      data: { outcome: 'known', reason: null, ticketId: null },
    })
    assert.equal((await post(`Bearer ${TOKEN}`, Buffer.from('rien'))).status, 422)
    assert.equal((await post(`Bearer ${TOKEN}`, Buffer.alloc(30 * 1024 * 1024))).status, 413)
  })
})
