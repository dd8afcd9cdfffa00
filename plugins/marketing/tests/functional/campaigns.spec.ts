import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { SendCampaigns } from '#plugins/marketing/campaigns/send_campaigns'
import { Visitor, type Answer } from '#core/testing/visitor'
import { anOrder, freshShop, sellWine, setSetting, signedInShopper } from '#plugins/sales/testing'
import { makeRow } from '#plugins/marketing/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import keepFeedback from '#plugins/marketing/feedback/keep_feedback'
import type { Conditions } from '#plugins/marketing/rules/cart_rule'
import type { MailFeedback } from '#core/mail/mail_feedback'
import type { Store } from '#core/database/store'
import type { StoredMail } from '#core/mail/stored_mails'

const API = '/api/admin/marketing'

const refused = ({ status, body }: Answer) =>
  `${status} ${(body as { errors?: { code: string }[] }).errors?.[0]?.code ?? ''}`

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})

const ALL: Conditions = { match: 'all', list: [] }

test.group('Campaigns', (group) => {
  let store: Store
  let staff: Visitor
  let sent: () => Promise<StoredMail[]>

  group.each.setup(async () => {
    store = await freshShop()
    sent = await watchMails()
    staff = await newStaffVisit({ email: 'equipe@exemple.fr', role: 'admin' })
    return () => app.container.restoreAll()
  })

  const subscribe = (email: string, said: object = {}) =>
    makeRow('marketing.subscribers', {
      email,
      state: 'confirmed',
      locale: 'fr_FR',
      channel: 'default',
      consentedAt: '2026-03-14T10:00:00.000Z',
      proof: 'Salon',
      ...said,
    })
  const written = {
    name: 'Vendanges',
    subject: { fr_FR: 'Bonjour {{first_name}}', en_GB: 'Hello {{first_name}}' },
    body: { fr_FR: text('Les vins sont là. {{shop}}'), en_GB: text('The wines are here. {{shop}}') },
    channels: [],
    segment: ALL,
  }
  async function write(said: object = {}): Promise<{ id: number; version: number }> {
    const { body, status } = await staff.send('POST', `${API}/campaigns`, { ...written, ...said })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return (body as { data: { id: number; version: number } }).data
  }
  const act = async (id: number, action: string, query = '') => {
    const row = await staff.send('GET', `${API}/campaigns/${id}`)
    const { version } = (row.body as { data: { version: number } }).data
    return staff.send('POST', `${API}/campaigns/${id}/${action}${query}`, { version })
  }
  const stateOf = async (id: number) => {
    const row = await store.reader.first<{ state: string }>('select state from marketing_campaigns where id = ?', [id])
    return row?.state
  }
  const send = async () => (await app.container.make(SendCampaigns)).execute()
  const mails = async () => {
    await runJobs()
    const all = await sent()
    return all.map(({ to, subject }) => `${to}: ${subject}`).sort()
  }

  test('reach confirmed subscribers once each, in their language, with a link to leave', async ({ assert }) => {
    await subscribe('paul@exemple.fr')
    await subscribe('anne@exemple.fr', { locale: 'en_GB' })
    await subscribe('gone@exemple.fr', { state: 'unsubscribed' })
    const { id } = await write()
    assert.equal((await act(id, 'send')).status, 200)
    assert.equal(await send(), 2)
    assert.equal(await send(), 0)
    assert.deepEqual(await mails(), ['anne@exemple.fr: Hello', 'paul@exemple.fr: Bonjour'])
    assert.equal(await stateOf(id), 'sent')
    const [mail] = await sent()
    assert.match(mail?.headers?.['List-Unsubscribe'] ?? '', /^<https?:\S+\/unsubscriptions\/\S+>$/)
    assert.equal(mail?.headers?.['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
    const path = new URL(mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '').pathname
    assert.equal((await new Visitor().send('POST', path)).status, 200)
    const { body } = await staff.send('GET', `${API}/campaigns/${id}`)
    assert.containsSubset(body, { data: { mails: 2, left: 1, waiting: 0 } })
  })

  test('leave so many a minute, stop for a pause, and go on where they were', async ({ assert }) => {
    for (const name of ['un', 'deux', 'trois', 'quatre']) await subscribe(`${name}@exemple.fr`)
    await setSetting('marketing.campaigns.per_minute', 2)
    const { id } = await write()
    await act(id, 'send')
    assert.equal(await send(), 2)
    assert.equal((await act(id, 'pause')).status, 200)
    assert.equal(await send(), 0)
    await store.lucid.rawQuery(
      "update marketing_subscribers set state = 'unsubscribed' where email = 'quatre@exemple.fr'"
    )
    await act(id, 'resume')
    await send()
    await send()
    assert.lengthOf(await mails(), 3)
    assert.equal(await stateOf(id), 'sent')
    const late = await act(id, 'pause', '?locale=en_GB')
    assert.equal(refused(late), '409 E_MARKETING_CAMPAIGN_MOVE')
    assert.include(JSON.stringify(late.body), 'Sent')
  })

  test('are sent once though two workers take them together', async ({ assert }) => {
    for (let at = 0; at < 12; at += 1) await subscribe(`n${at}@exemple.fr`)
    const { id } = await write()
    await act(id, 'send')
    await Promise.all([send(), send(), send()])
    assert.lengthOf(await mails(), 12)
  })

  test('are not sent without words, to nobody, or with a variable that there is not', async ({ assert }) => {
    const empty = await write({ subject: {}, body: {} })
    assert.equal(refused(await act(empty.id, 'send')), '422 E_MARKETING_CAMPAIGN_UNWRITTEN')
    const nobody = await write()
    assert.equal(refused(await act(nobody.id, 'send')), '422 E_MARKETING_AUDIENCE_EMPTY')
    for (const variable of ['{{password}}', '{{constructor}}', '{{first_name']) {
      const answer = await staff.send('POST', `${API}/campaigns`, { ...written, body: { fr_FR: text(variable) } })
      assert.equal(answer.status, 422, variable)
      assert.containsSubset(answer.body, { errors: [{ field: 'body.fr_FR' }] })
    }
    assert.lengthOf(await mails(), 0)
  })

  test('go to a segment, counted while it is built', async ({ assert }) => {
    await sellWine('V-1', 2500, 24)
    const { visitor } = await anOrder({ 'V-1': 2 }, await signedInShopper('paul@exemple.fr'))
    assert.isOk(visitor)
    await subscribe('paul@exemple.fr')
    await subscribe('anne@exemple.fr', { locale: 'en_GB' })
    const count = async (segment: Conditions) => {
      const { body, status } = await staff.send('POST', `${API}/campaign-audiences`, { segment, channels: [] })
      return status === 200 ? (body as { data: { count: number } }).data.count : status
    }
    const part = (kind: string, values: object) => ({ kind: `marketing.${kind}`, values: { ...values } })
    const all = (...list: Conditions['list']): Conditions => ({ match: 'all', list })
    const product = await store.reader.first<{ id: number }>('select product_id as id from catalogue_variants')
    const products = [Number(product?.id)]
    assert.deepEqual(
      {
        all: await count(ALL),
        english: await count(all(part('language', { locale: 'en_GB' }))),
        guests: await count(all(part('group', { operator: 'among', groups: ['guest'] }))),
        customers: await count(all(part('group', { operator: 'not_among', groups: ['guest'] }))),
        buyers: await count(all(part('orders', { operator: 'at_least', orders: 1 }))),
        spenders: await count(all(part('spent', { operator: 'at_least', amount: 5000 }))),
        bigger: await count(all(part('spent', { operator: 'at_least', amount: 500_000 }))),
        lately: await count(all(part('last_order', { operator: 'within', days: 2 }))),
        longAgo: await count(all(part('last_order', { operator: 'before', days: 2 }))),
        bought: await count(all(part('products', { operator: 'among', products }))),
        notBought: await count(all(part('products', { operator: 'not_among', products }))),
        reviewers: await count(all(part('reviews', { operator: 'at_least', reviews: 1 }))),
        new: await count(all(part('subscribed', { days: 5 }))),
        unseen: await count(all(part('last_visit', { days: 5 }))),
        neither: await count({ match: 'none', list: [part('language', { locale: 'en_GB' }), ALL] } as Conditions),
        either: await count({
          match: 'any',
          list: [part('language', { locale: 'en_GB' }), all(part('orders', { operator: 'at_least', orders: 1 }))],
        } as Conditions),
      },
      {
        all: 2,
        english: 1,
        guests: 1,
        customers: 1,
        buyers: 1,
        spenders: 1,
        bigger: 0,
        lately: 1,
        longAgo: 0,
        bought: 1,
        notBought: 1,
        reviewers: 0,
        new: 2,
        unseen: 0,
        neither: 422,
        either: 2,
      }
    )
  })

  test('are about a topic', async ({ assert }) => {
    const { id: topicId } = await makeRow('marketing.topics', {
      name: { fr_FR: 'Offres' },
      description: {},
      isActive: true,
    })
    const other = await makeRow('marketing.topics', { name: { fr_FR: 'Nouveautés' }, description: {}, isActive: true })
    await subscribe('paul@exemple.fr', { topics: [topicId] })
    await subscribe('anne@exemple.fr', { topics: [other.id] })
    await subscribe('all@exemple.fr')
    const { id } = await write({ topicId })
    await act(id, 'send')
    await send()
    assert.deepEqual(await mails(), ['all@exemple.fr: Bonjour', 'paul@exemple.fr: Bonjour'])
  })

  test('greet on birthdays, once a year and at the hour of the shop', async ({ assert }) => {
    await signedInShopper('paul@exemple.fr')
    await store.lucid.rawQuery("update users_customers set birth_date = '1980-02-29', first_name = 'Paul'")
    await subscribe('paul@exemple.fr')
    const { id: eventId } = await makeRow('marketing.events', {
      name: 'Anniversaire',
      kind: 'birthday',
      day: null,
      isYearly: false,
      time: '09:00',
    })
    const { id } = await write({ eventId })
    await act(id, 'send')
    const at = async (instant: string) => {
      app.container.swap(Clock, () => new FrozenClock(instant))
      return send()
    }
    // 9 in the morning in Paris is 8 in UTC.
    assert.equal(await at('2027-02-28T07:59:00.000Z'), 0)
    assert.equal(await at('2027-02-28T08:01:00.000Z'), 1)
    assert.equal(await at('2027-02-28T12:00:00.000Z'), 0)
    assert.equal(await at('2027-03-01T12:00:00.000Z'), 0)
    assert.equal(await at('2028-02-28T12:00:00.000Z'), 0)
    assert.equal(await at('2028-02-29T12:00:00.000Z'), 1)
    assert.equal(await stateOf(id), 'sending')
    assert.deepEqual(await mails(), ['paul@exemple.fr: Bonjour Paul', 'paul@exemple.fr: Bonjour Paul'])
  })

  test('leave on a date at its hour, and are over then', async ({ assert }) => {
    await subscribe('paul@exemple.fr')
    const date = { kind: 'date', day: '2027-05-30', isYearly: false, time: '09:00' }
    const { id: eventId } = await makeRow('marketing.events', { name: 'Fête des mères', ...date })
    const { id } = await write({ eventId })
    await act(id, 'send')
    const at = async (instant: string) => {
      app.container.swap(Clock, () => new FrozenClock(instant))
      return [await send(), await stateOf(id)]
    }
    assert.deepEqual(await at('2027-05-29T12:00:00.000Z'), [0, 'sending'])
    // 9 in the morning in Paris is 7 in UTC.
    assert.deepEqual(await at('2027-05-30T06:59:00.000Z'), [0, 'sending'])
    assert.deepEqual(await at('2027-05-30T07:00:00.000Z'), [1, 'sent'])
  })

  test('are tried out by who writes them, changed until they begin, and copied', async ({ assert }) => {
    await subscribe('paul@exemple.fr')
    const { id } = await write()
    assert.equal((await act(id, 'test')).status, 200)
    assert.deepEqual(await mails(), ['equipe@exemple.fr: Bonjour Camille', 'equipe@exemple.fr: Hello Camille'])
    await act(id, 'send')
    await send()
    const row = (await staff.send('GET', `${API}/campaigns/${id}`)).body as { data: { version: number } }
    const change = await staff.send('PUT', `${API}/campaigns/${id}`, { ...written, version: row.data.version })
    assert.equal(refused(change), '409 E_MARKETING_CAMPAIGN_CLOSED')
    const copied = await act(id, 'copy')
    const { open } = (copied.body as { data: { open: number } }).data
    assert.equal(await stateOf(open), 'draft')
  })

  test('tell whom they went to, what came of it and why, and are found by address', async ({ assert }) => {
    for (const name of ['anne', 'bernard', 'claire', 'denis']) await subscribe(`${name}@exemple.fr`)
    await makeRow('marketing.suppressions', { email: 'claire@exemple.fr', reason: 'staff', detail: 'Demande' })
    const { id } = await write()
    await act(id, 'send')
    await setSetting('marketing.campaigns.per_minute', 1)
    await send()
    const log = async (query = '') => {
      const { body, status } = await staff.send('GET', `${API}/deliveries?sort=email&filter[campaign_id]=${id}${query}`)
      if (status !== 200) throw new Error(JSON.stringify(body))
      const { data } = body as { data: { email: string; state: string; detail: string | null }[] }
      return data.map(({ email, state, detail }) => `${email.split('@')[0]} ${state}${detail ? ` ${detail}` : ''}`)
    }
    assert.deepEqual(await log(), ['anne queued', 'bernard waiting', 'claire suppressed Demande', 'denis waiting'])
    await runJobs()
    await store.lucid.rawQuery(
      "update marketing_subscribers set state = 'unsubscribed' where email = 'bernard@exemple.fr'"
    )
    await setSetting('marketing.campaigns.per_minute', 10)
    await send()
    await runJobs()
    const mail = await store.reader.first<{ mail_id: string }>(
      "select mail_id from marketing_deliveries where email = 'denis@exemple.fr'"
    )
    const told = { kind: 'hard_bounce', email: 'denis@exemple.fr', mailId: String(mail?.mail_id), detail: '550 5.1.1' }
    const happened = { ...told, happenedAt: '2026-11-27T09:00:00.000Z', key: 'event 1' } as const
    await store.transaction((trx) => keepFeedback.keep(trx, [happened as MailFeedback]))
    assert.deepEqual(await log(), [
      'anne sent',
      'bernard skipped',
      'claire suppressed Demande',
      'denis hard_bounce 550 5.1.1',
    ])
    assert.deepEqual(await log('&filter[state]=skipped,suppressed'), ['bernard skipped', 'claire suppressed Demande'])
    assert.deepEqual(await log('&q=ann'), ['anne sent'])
    assert.deepEqual(await log('&filter[email]=denis@exemple.fr'), ['denis hard_bounce 550 5.1.1'])
    // A mail that the server has not taken yet.
    await store.lucid.rawQuery("delete from core_mails where recipient = 'anne@exemple.fr'")
    await store.lucid.rawQuery('update core_mail_deliveries set taken_at = null')
    assert.deepEqual(await log('&q=ann'), ['anne retried'])
    const row = await staff.send('GET', `${API}/deliveries?filter[email]=denis@exemple.fr`)
    const [denis] = (row.body as { data: { id: number }[] }).data
    const shown = await staff.send('GET', `${API}/deliveries/${denis?.id}`)
    assert.containsSubset(shown.body, { data: { state: 'hard_bounce', detail: '550 5.1.1' } })
  })
})
