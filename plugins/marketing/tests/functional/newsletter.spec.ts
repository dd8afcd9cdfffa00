import app from '@adonisjs/core/services/app'
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { FrozenClock } from '#core/time/frozen_clock'
import { Visitor, type Answer } from '#core/testing/visitor'
import { Clock } from '#core/time/clock'
import {
  chooseAll,
  contributed,
  freshShop,
  PAY_LATER,
  sellWine,
  setSetting,
  signedInShopper,
} from '#plugins/sales/testing'
import { oneClickAddress } from '#plugins/marketing/newsletter/newsletter_links'
import { makeRow } from '#plugins/marketing/testing'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import newsletterPersonalData from '#plugins/marketing/newsletter/newsletter_personal_data'
import sweepSubscribersJob from '#plugins/marketing/newsletter/sweep_subscribers_job'
import type { Store } from '#core/database/store'
import type { StoredMail } from '#core/mail/stored_mails'

const API = '/api/marketing/newsletter'

const refused = ({ status, body }: Answer) =>
  `${status} ${(body as { errors?: { code: string }[] }).errors?.[0]?.code ?? ''}`

test.group('The newsletter', (group) => {
  let store: Store
  let guest: Visitor
  let sent: () => Promise<StoredMail[]>
  let seen: Set<string>

  group.each.setup(async () => {
    store = await freshShop()
    sent = await watchMails()
    guest = new Visitor()
    seen = new Set()
    return () => app.container.restoreAll()
  })

  const ask = (email: unknown, query = '') => guest.send('POST', `${API}/subscriptions${query}`, { email })
  const stateOf = async (email = 'paul@exemple.fr') => {
    const row = await store.reader.first<{ state: string }>('select state from marketing_subscribers where email = ?', [
      email,
    ])
    return row?.state ?? null
  }
  const proofs = () =>
    store.reader.all<{ kind: string; source: string; words: string; ip: string | null }>(
      'select kind, source, words, ip from marketing_consents order by id'
    )
  const mails = async () => {
    await runJobs()
    return sent()
  }
  const tokenIn = (mail: StoredMail | undefined) => /\/newsletter\/\w+\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  /** The only mail since it was last asked for. */
  const newest = async () => {
    const fresh = (await mails()).filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    if (fresh.length !== 1) throw new Error(`${fresh.length} mails were sent`)
    return fresh[0]
  }
  /** Asks and confirms; gives the token of the preferences. */
  async function subscribed(email = 'paul@exemple.fr'): Promise<string> {
    await ask(email)
    await guest.send('POST', `${API}/confirmations/${tokenIn(await newest())}`)
    await ask(email)
    return tokenIn(await newest())
  }

  test('is received by nobody who did not confirm it, and keeps the proof of who did', async ({ assert }) => {
    assert.deepEqual((await ask(' Paul@Exemple.fr ')).body, { data: { email: 'paul@exemple.fr' } })
    assert.equal(await stateOf(), 'pending')
    const mail = await newest()
    assert.deepEqual([mail?.to, mail?.subject], ['paul@exemple.fr', 'Confirmez votre inscription'])
    assert.equal((await guest.send('POST', `${API}/confirmations/${tokenIn(mail)}`)).status, 200)
    assert.equal(await stateOf(), 'confirmed')
    const words = JSON.parse(await readFile('plugins/marketing/web/lang/fr_FR.json', 'utf8')) as Record<string, string>
    const shown = words['marketing.newsletter.consent']
    assert.containsSubset(await proofs(), [
      { kind: 'asked', source: 'shop', words: shown, ip: '127.0.0.1' },
      { kind: 'confirmed', source: 'mail', words: shown, ip: '127.0.0.1' },
    ])
  })

  test('tells everybody the same, whether the address is known or not', async ({ assert }) => {
    await subscribed()
    const known = await ask('paul@exemple.fr')
    const unknown = await ask('anne@exemple.fr')
    assert.deepEqual([known.status, unknown.status], [202, 202])
    assert.deepEqual(Object.keys(known.body as object), Object.keys(unknown.body as object))
    assert.equal(await stateOf(), 'confirmed')
    const subjects = (await mails()).map(({ to, subject }) => `${to}: ${subject}`)
    assert.include(subjects, 'paul@exemple.fr: Vous êtes déjà inscrit')
  })

  test('is refused for what is no address, when asked too often, and when the shop has none', async ({ assert }) => {
    assert.containsSubset((await ask('paul')).body, { errors: [{ field: 'email' }] })
    for (let at = 0; at < 5; at += 1) assert.equal((await ask('paul@exemple.fr')).status, 202)
    assert.equal(refused(await ask('paul@exemple.fr')), '429 E_MARKETING_NEWSLETTER_TOO_MANY')
    await setSetting('marketing.newsletter.enabled', false)
    assert.equal(refused(await ask('anne@exemple.fr')), '409 E_MARKETING_NEWSLETTER_CLOSED')
  })

  test('ends by one request of a mail program, without cookies or a question, once and again', async ({ assert }) => {
    await subscribed()
    const { id } = (await store.reader.first<{ id: number }>('select id from marketing_subscribers')) as { id: number }
    const address = oneClickAddress({ subscriberId: Number(id), campaignId: null })
    const url = new URL(address)
    for (const turn of [1, 2]) {
      const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${url.pathname}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
      assert.equal(answer.status, 200, `request ${turn}`)
    }
    assert.equal(await stateOf(), 'unsubscribed')
    assert.lengthOf(
      (await proofs()).filter(({ kind }) => kind === 'withdrawn'),
      1
    )
    // Who comes back on an English page agrees to English words.
    await ask('paul@exemple.fr', '?locale=en_GB')
    const words = JSON.parse(await readFile('plugins/marketing/web/lang/en_GB.json', 'utf8')) as Record<string, string>
    assert.equal((await proofs()).at(-1)?.words, words['marketing.newsletter.consent'])
    // Looking at the page ends nothing: programs follow every link of a mail.
    assert.equal((await guest.send('GET', url.pathname)).status, 404)
  })

  test('is not received again by the link of an older mail', async ({ assert }) => {
    await ask('paul@exemple.fr')
    const confirm = `${API}/confirmations/${tokenIn(await newest())}`
    await guest.send('POST', confirm)
    await ask('paul@exemple.fr')
    await guest.send('POST', `${API}/unsubscriptions/${tokenIn(await newest())}`)
    assert.equal(refused(await guest.send('POST', confirm)), '409 E_MARKETING_NEWSLETTER_LINK_OVER')
    assert.equal(await stateOf(), 'unsubscribed')
  })

  test('knows no link that it did not make, and none made for something else', async ({ assert }) => {
    const token = await subscribed()
    const pages = [
      guest.send('GET', `${API}/preferences/nothing`),
      guest.send('POST', `${API}/unsubscriptions/${token.slice(0, -3)}`),
    ]
    for (const answer of await Promise.all(pages)) {
      assert.equal(refused(answer), '404 E_MARKETING_PREFERENCES_UNKNOWN')
    }
    const confirmed = await guest.send('POST', `${API}/confirmations/${token}`)
    assert.equal(refused(confirmed), '422 E_MARKETING_NEWSLETTER_LINK_UNKNOWN')
  })

  test('is about chosen topics; who wants all gets new ones, too', async ({ assert }) => {
    const { id: offers } = await makeRow('marketing.topics', {
      name: { fr_FR: 'Offres', en_GB: 'Offers' },
      description: {},
      isActive: true,
    })
    const { id: news } = await makeRow('marketing.topics', {
      name: { fr_FR: 'Nouveautés', en_GB: '' },
      description: {},
      isActive: true,
    })
    const path = `${API}/preferences/${await subscribed()}`
    const chosen = async () => {
      const { body } = await guest.send('GET', `${path}?locale=en_GB`)
      const { topics } = (body as { data: { topics: { name: string; isChosen: boolean }[] } }).data
      return topics.map(({ name, isChosen }) => `${name} ${isChosen}`)
    }
    assert.deepEqual(await chosen(), ['Offers true', 'Nouveautés true'])
    const change = (topics: number[]) => guest.send('PUT', path, { locale: 'en_GB', topics })
    assert.equal((await change([news])).status, 200)
    assert.deepEqual(await chosen(), ['Offers false', 'Nouveautés true'])
    assert.equal(refused(await change([])), '422 E_MARKETING_TOPIC_MISSING')
    assert.equal(refused(await change([999])), '422 E_MARKETING_TOPIC_UNKNOWN')
    await change([offers, news])
    const kept = await store.reader.all('select * from marketing_subscribers_topics')
    assert.lengthOf(kept, 0)
    const row = await store.reader.first<{ locale: string }>('select locale from marketing_subscribers')
    assert.equal(row?.locale, 'en_GB')
  })

  test('is chosen in the account, at once where the address is confirmed', async ({ assert }) => {
    const visitor = await signedInShopper('paul@exemple.fr')
    const own = (isSubscribed: boolean) =>
      visitor.send('PUT', `${API}/own`, { isSubscribed, locale: 'fr_FR', topics: [] })
    assert.containsSubset((await visitor.send('GET', `${API}/own`)).body, { data: { state: 'unsubscribed' } })
    await makeRow('marketing.topics', { name: { fr_FR: 'Offres' }, description: {}, isActive: true })
    assert.equal(refused(await own(true)), '422 E_MARKETING_TOPIC_MISSING')
    assert.isNull(await stateOf())
    await store.lucid.rawQuery('delete from marketing_topics')
    assert.equal((await own(true)).status, 200)
    const isProven = await store.reader.first(
      'select 1 as one from users_customers where email_verified_at is not null'
    )
    assert.equal(await stateOf(), isProven ? 'confirmed' : 'pending')
    assert.containsSubset((await own(false)).body, { data: { state: 'unsubscribed' } })
    assert.equal(refused(await guest.send('GET', `${API}/own`)).slice(0, 3), '401')
  })

  test('is asked for in the checkout with a box of its own, and by nothing else', async ({ assert }) => {
    const restore = await contributed('sales.payment_methods', 'test.later', PAY_LATER)
    await sellWine('V-1', 2500, 24)
    const visitor = await signedInShopper('paul@exemple.fr')
    await store.lucid.rawQuery("update users_customers set email_verified_at = '2026-01-01T00:00:00.000Z'")
    for (const agreesTo of [undefined, ['marketing.newsletter']]) {
      await visitor.fill({ 'V-1': 1 })
      await chooseAll({ payment: 'test.later' })
      assert.equal((await visitor.place(agreesTo ? { agreesTo } : {})).status, 201)
      assert.equal(await stateOf(), agreesTo ? 'confirmed' : null)
    }
    assert.containsSubset(await proofs(), [{ kind: 'confirmed', source: 'checkout' }])
    await restore()
  })

  test('forgets who never confirmed, and whoever erases their account', async ({ assert }) => {
    await subscribed()
    await ask('never@exemple.fr')
    const clock = new FrozenClock((await app.container.make(Clock)).isoIn(31 * 24 * 3600))
    app.container.swap(Clock, () => clock)
    await sweepSubscribersJob.run({}, { signal: new AbortController().signal } as never)
    assert.deepEqual([await stateOf('never@exemple.fr'), await stateOf()], [null, 'confirmed'])
    await signedInShopper('paul@exemple.fr')
    await store.lucid.rawQuery("update users_customers set email_verified_at = '2026-01-01T00:00:00.000Z'")
    const customer = await store.reader.first<{ id: number }>('select id from users_customers')
    const told = await newsletterPersonalData.read(store.reader, Number(customer?.id))
    assert.containsSubset(told, [{ records: [{ email: 'paul@exemple.fr', state: 'confirmed' }] }])
    await store.transaction((trx) => newsletterPersonalData.erase(trx, Number(customer?.id)))
    assert.isNull(await stateOf())
    assert.lengthOf(
      (await proofs()).filter(({ kind }) => kind === 'confirmed'),
      0
    )
  })
})
