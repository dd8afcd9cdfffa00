import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Clock } from '#core/time/clock'
import { Mailer } from '#core/mail/mailer'
import { ReceiveFeedbackMail } from '#core/mail/receive_feedback_mail'
import { SendCampaigns } from '#plugins/marketing/campaigns/send_campaigns'
import { Subscriptions } from '#plugins/marketing/newsletter/subscriptions'
import { FEEDBACK_SECRET } from '#plugins/marketing/feedback/settings'
import { Visitor } from '#core/testing/visitor'
import { bounceMail, complaintMail } from '#tests/fixtures/feedback_mails'
import { freshShop, setSetting } from '#plugins/sales/testing'
import { makeRow } from '#plugins/marketing/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { runJobs } from '#core/testing/run_jobs'
import { signatureOf } from '#plugins/marketing/feedback/signature'
import { watchMails } from '#core/testing/watch_mails'
import type { Store } from '#core/database/store'

const API = '/api/admin/marketing'
const SECRET = 'un-secret-de-vingt-quatre-signes'

test.group('Bounces and complaints', (group) => {
  let store: Store

  group.each.setup(async () => {
    store = await freshShop()
    await setSetting(FEEDBACK_SECRET, SECRET)
  })

  const clock = () => app.container.make(Clock)
  const subscribe = (email: string) =>
    makeRow('marketing.subscribers', {
      email,
      state: 'confirmed',
      locale: 'fr_FR',
      channel: 'default',
      consentedAt: '2026-03-14T10:00:00.000Z',
      proof: 'Salon',
    })
  const stateOf = async (email: string) => {
    const sql = 'select state from marketing_subscribers where email = ?'
    return (await store.reader.first<{ state: string }>(sql, [email]))?.state
  }
  const suppressed = async () => {
    const sql = 'select email, reason from marketing_suppressions order by email'
    const rows = await store.reader.all<{ email: string; reason: string }>(sql)
    return rows.map(({ email, reason }) => `${email} ${reason}`)
  }
  const kept = async () => {
    const row = await store.reader.first<{ count: number }>('select count(*) as count from marketing_feedback')
    return Number(row?.count)
  }
  const post = async (body: string, signature?: string) => {
    const { HOST, PORT } = process.env
    const answer = await fetch(`http://${HOST}:${PORT}/api/marketing/mail-feedback`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...(signature ? { 'x-cellier-signature': signature } : {}) },
    })
    return answer.status
  }
  let last = 0
  const event = async (kind: string, email: string, said: object = {}) => {
    const happenedAt = (await clock()).iso()
    return { id: `e-${(last += 1)}`, kind, email, happenedAt, ...said }
  }
  const tell = (...events: object[]) => {
    const body = JSON.stringify({ events })
    return post(body, signatureOf(body, SECRET))
  }
  /** Sends a mail; its id. */
  const send = async (to: string, id: string) => {
    const mailer = await app.container.make(Mailer)
    const values = { name: 'Hélène', address: 'https://boutique.example/x', minutes: 60 }
    const mail = { id, to, template: 'users.password_reset', values, locale: 'fr_FR', channel: 'default' } as const
    await store.transaction((trx) => mailer.send(trx, mail))
    await runJobs()
    return id
  }
  const receive = async (raw: Buffer) => (await app.container.make(ReceiveFeedbackMail)).execute(raw)

  test('told by the mail provider suppress an address; a complaint ends the subscription', async ({ assert }) => {
    for (const name of ['dur', 'plainte', 'doux']) await subscribe(`${name}@exemple.fr`)
    const status = await tell(
      await event('hard_bounce', 'Dur@exemple.fr', { detail: '550 no such user' }),
      await event('complaint', 'plainte@exemple.fr'),
      await event('soft_bounce', 'doux@exemple.fr')
    )
    assert.equal(status, 200)
    assert.deepEqual(await suppressed(), ['dur@exemple.fr hard_bounce', 'plainte@exemple.fr complaint'])
    assert.deepEqual(
      [await stateOf('dur@exemple.fr'), await stateOf('plainte@exemple.fr')],
      ['confirmed', 'unsubscribed']
    )
    const proof = await store.reader.all<object>("select kind, source from marketing_consents where kind = 'withdrawn'")
    assert.deepEqual(proof, [{ kind: 'withdrawn', source: 'complaint' }])
  })

  test('count once, whatever is told again and in which order', async ({ assert }) => {
    const soft = await Promise.all([1, 2, 3, 4].map(() => event('soft_bounce', 'doux@exemple.fr')))
    for (let time = 0; time < 3; time += 1) assert.equal(await tell(...soft, ...soft), 200)
    assert.equal(await kept(), 4)
    assert.deepEqual(await suppressed(), [])
    await tell(await event('delivered', 'doux@exemple.fr'))
    await tell(await event('soft_bounce', 'doux@exemple.fr'))
    assert.deepEqual(await suppressed(), [], 'a mail arrived between them')
    for (let time = 0; time < 4; time += 1) await tell(await event('soft_bounce', 'doux@exemple.fr'))
    assert.deepEqual(await suppressed(), ['doux@exemple.fr soft_bounce'])
  })

  test('that are not signed, forged, broken, huge or old change nothing', async ({ assert }) => {
    const body = JSON.stringify({ events: [await event('hard_bounce', 'dur@exemple.fr')] })
    const good = signatureOf(body, SECRET)
    assert.equal(await post(body), 401)
    assert.equal(await post(body, signatureOf(body, 'un-autre-secret-aussi-long')), 401)
    assert.equal(await post(body.replace('dur@', 'paul@'), good), 401)
    assert.equal(await post(body, good.replace('sha256=', '')), 401)
    const signed = (text: string) => post(text, signatureOf(text, SECRET))
    for (const wrong of ['', '{', '[]', '{"events":[{"id":"1"}]}', body.replace('hard_bounce', 'gone')]) {
      assert.equal(await signed(wrong), 400, wrong)
    }
    assert.equal(await signed(JSON.stringify({ events: [], more: 'x'.repeat(300 * 1024) })), 413)
    const old = DateTime.fromISO((await clock()).iso())
      .minus({ days: 366 })
      .toISO()
    assert.equal(await tell(await event('hard_bounce', 'dur@exemple.fr', { happenedAt: old })), 200)
    await setSetting(FEEDBACK_SECRET, '')
    assert.equal(await post(body, signatureOf(body, '')), 401)
    assert.deepEqual([await suppressed(), await kept()], [[], 0])
  })

  test('that come as mails count for whom the mail was sent to, if it is ours', async ({ assert }) => {
    await subscribe('helene@exemple.fr')
    const id = await send('helene@exemple.fr', '0f8f9cd7-6c0a-4a3e-9f3e-0f8b1c7d2a11')
    assert.isNull(await receive(bounceMail('anything-else')))
    assert.isNull(await receive(bounceMail(id, { action: 'delayed', status: '4.4.1' })))
    assert.isNull(await receive(Buffer.from('From: a@b.fr\r\nSubject: x\r\n\r\nBonjour')))
    assert.equal(await kept(), 0)
    assert.deepEqual(await receive(bounceMail(id, { status: '5.2.2' })), {
      kind: 'soft_bounce',
      email: 'helene@exemple.fr',
    })
    assert.deepEqual(await suppressed(), [])
    for (let time = 0; time < 2; time += 1) await receive(bounceMail(id))
    assert.deepEqual(await suppressed(), ['helene@exemple.fr hard_bounce'])
    const row = await store.reader.first<{ detail: string }>('select detail from marketing_suppressions')
    assert.equal(row?.detail, '550 5.1.1 <quelquun@ailleurs.example>: no such user')
    await receive(complaintMail(id))
    assert.equal(await stateOf('helene@exemple.fr'), 'unsubscribed')
    assert.equal(await kept(), 3)
  })

  test('leave a campaign without the address, which its figures tell; staff lift it', async ({ assert }) => {
    const sent = await watchMails()
    const staff = await newStaffVisit({ email: 'equipe@exemple.fr', role: 'admin' })
    for (const name of ['dur', 'paul', 'tard']) await subscribe(`${name}@exemple.fr`)
    await tell(await event('hard_bounce', 'dur@exemple.fr'))
    const written = {
      name: 'Vendanges',
      subject: { fr_FR: 'Bonjour' },
      body: { fr_FR: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Oui' }] }] } },
      channels: [],
      segment: { match: 'all', list: [] },
    }
    const count = await staff.send('POST', `${API}/campaign-audiences`, { segment: written.segment, channels: [] })
    assert.containsSubset(count.body, { data: { count: 2 } })
    await setSetting('marketing.campaigns.per_minute', 1)
    const { body } = await staff.send('POST', `${API}/campaigns`, written)
    const { id, version } = (body as { data: { id: number; version: number } }).data
    await staff.send('POST', `${API}/campaigns/${id}/send`, { version })
    const run = async () => (await app.container.make(SendCampaigns)).execute()
    await run()
    // One waits for the next minute, and its address comes to be suppressed meanwhile.
    await tell(await event('hard_bounce', 'tard@exemple.fr'))
    await run()
    await run()
    await runJobs()
    const mails = await sent()
    assert.deepEqual(
      mails.map(({ to }) => to),
      ['paul@exemple.fr']
    )
    const figures = async () => {
      const { body: shown } = await staff.send('GET', `${API}/campaigns/${id}`)
      const { mails: all, suppressed: out, bounced, complaints } = (shown as { data: Record<string, number> }).data
      return [all, out, bounced, complaints]
    }
    assert.deepEqual(await figures(), [1, 2, 0, 0])
    const delivery = await store.reader.first<{ mail: string }>(
      'select mail_id as mail from marketing_deliveries where mail_id is not null'
    )
    await receive(bounceMail(String(delivery?.mail), { status: '4.4.7' }))
    assert.deepEqual(await figures(), [1, 2, 1, 0])
    const list = await staff.send('GET', `${API}/suppressions`)
    const [row] = (list.body as { data: { id: number; email: string }[] }).data.filter(({ email }) =>
      email.startsWith('dur')
    )
    assert.equal((await staff.send('DELETE', `${API}/suppressions/${row?.id}`, { version: 1 })).status, 204)
    assert.deepEqual(await suppressed(), ['tard@exemple.fr hard_bounce'])
  })

  test('are over for who confirms anew by a mail that arrived, but not against staff', async ({ assert }) => {
    const subscriptions = await app.container.make(Subscriptions)
    const agree = async (email: string) => {
      const agreement = {
        email,
        locale: 'fr_FR',
        channel: 'default',
        source: 'shop',
        ip: null,
        isProven: false,
      } as const
      await subscriptions.ask(agreement)
      const row = await store.reader.first<{ id: number }>('select id from marketing_subscribers where email = ?', [
        email,
      ])
      await subscriptions.confirm(Number(row?.id), { source: 'mail', ip: null })
    }
    await tell(await event('complaint', 'anne@exemple.fr'))
    await makeRow('marketing.suppressions', { email: 'paul@exemple.fr', detail: 'A écrit.' })
    await agree('anne@exemple.fr')
    await agree('paul@exemple.fr')
    assert.deepEqual(await suppressed(), ['paul@exemple.fr staff'])
  })

  test('need a visitor who sends nothing else: a page cannot', async ({ assert }) => {
    const { status } = await new Visitor().send('POST', '/api/marketing/mail-feedback', { events: [] })
    assert.equal(status, 401)
  })
})
