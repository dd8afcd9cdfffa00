import app from '@adonisjs/core/services/app'
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { SendCampaigns } from '#plugins/marketing/campaigns/send_campaigns'
import { Visitor } from '#core/testing/visitor'
import { clickAddress, pictureAddress } from '#plugins/marketing/measuring/measuring_links'
import { freshShop, setSetting, signedInShopper } from '#plugins/sales/testing'
import { oneClickAddress } from '#plugins/marketing/newsletter/newsletter_links'
import { makeRow } from '#plugins/marketing/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import campaignPersonalData from '#plugins/marketing/campaigns/campaign_personal_data'
import type { Store } from '#core/database/store'
import type { StoredMail } from '#core/mail/stored_mails'

const API = '/api/admin/marketing'
const WINE = 'https://vins.exemple.fr/rouges?annee=2019&page=2'

const linked = (text: string, href: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }],
})

const BODY = {
  type: 'doc',
  content: [
    linked('Les rouges', WINE),
    linked('Écrire', 'mailto:cave@exemple.fr'),
    { type: 'paragraph', content: [{ type: 'text', text: '{{preferences}}' }] },
  ],
}

test.group('What readers of campaigns open and follow', (group) => {
  let store: Store
  let staff: Visitor
  let sent: () => Promise<StoredMail[]>

  group.each.setup(async () => {
    store = await freshShop()
    sent = await watchMails()
    staff = await newStaffVisit({ email: 'equipe@exemple.fr', role: 'admin' })
    await setSetting('marketing.campaigns.measured', true)
    return () => app.container.restoreAll()
  })

  const subscribe = (email: string) =>
    makeRow('marketing.subscribers', {
      email,
      state: 'confirmed',
      locale: 'fr_FR',
      channel: 'default',
      consentedAt: '2026-03-14T10:00:00.000Z',
      proof: 'Salon',
    })
  const preferencesOf = ({ id }: { id: number }) => {
    const { pathname } = new URL(oneClickAddress({ subscriberId: id, campaignId: null }))
    return pathname.replace('unsubscriptions', 'preferences')
  }
  const agree = async (reader: { id: number }, isMeasured = true) => {
    const choice = { locale: 'fr_FR', topics: [], isMeasured }
    return new Visitor().send('PUT', preferencesOf(reader), choice)
  }
  async function campaign(): Promise<number> {
    const said = { name: 'Vendanges', subject: { fr_FR: 'Bonjour' }, body: { fr_FR: BODY }, channels: [] }
    const { body } = await staff.send('POST', `${API}/campaigns`, { ...said, segment: { match: 'all', list: [] } })
    const { id, version } = (body as { data: { id: number; version: number } }).data
    const answer = await staff.send('POST', `${API}/campaigns/${id}/send`, { version })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    await (await app.container.make(SendCampaigns)).execute()
    await runJobs()
    return id
  }
  const mailTo = async (email: string) => (await sent()).find(({ to }) => to === email) as StoredMail
  const addressesIn = ({ html = '' }: StoredMail, part: string) =>
    [...html.matchAll(/(?:href|src)="([^"]+)"/g)]
      .map(([, address = '']) => address.replaceAll('&amp;', '&'))
      .filter((address) => address.includes(part))
  const follow = (address: string, method = 'GET', headers: Record<string, string> = {}) =>
    fetch(`http://${process.env.HOST}:${process.env.PORT}${new URL(address).pathname}`, {
      method,
      headers,
      redirect: 'manual',
    })
  const traces = () =>
    store.reader.all<{ address: string }>('select address from marketing_traces order by address, id')
  const figures = async (id: number) => {
    const { body } = await staff.send('GET', `${API}/campaigns/${id}`)
    const { measured, opened, clicked, links } = (body as { data: Record<string, unknown> }).data
    return { measured, opened, clicked, links }
  }
  const log = async (query = '') => {
    const { body } = await staff.send('GET', `${API}/deliveries?sort=email${query}`)
    return (body as { data: { email: string; state: string }[] }).data.map(({ email, state }) => `${email} ${state}`)
  }

  test('is not measured of who did not agree, nor where the shop does not measure', async ({ assert }) => {
    const paul = await subscribe('paul@exemple.fr')
    await subscribe('anne@exemple.fr')
    const offered = await new Visitor().send('GET', preferencesOf(paul))
    assert.containsSubset(offered.body, { data: { asksMeasuring: true, isMeasured: false } })
    await campaign()
    await setSetting('marketing.campaigns.measured', false)
    assert.equal((await agree(paul)).status, 200)
    assert.containsSubset((await new Visitor().send('GET', preferencesOf(paul))).body, {
      data: { asksMeasuring: false, isMeasured: false },
    })
    await store.lucid.rawQuery('update marketing_subscribers set is_measured = true')
    const id = await campaign()
    const mails = (await sent()).map(({ html, text }) => html + text)
    assert.lengthOf(mails, 4)
    for (const mail of mails) {
      assert.include(mail, 'vins.exemple.fr/rouges')
      assert.notMatch(mail, /newsletter\/(?:clicks|openings)\/|width="1"/)
    }
    assert.deepEqual(await figures(id), { measured: 0, opened: 0, clicked: 0, links: [] })
  })

  test('is measured of who agreed, once a mail and a link, with the proof of it', async ({ assert }) => {
    const paul = await subscribe('paul@exemple.fr')
    await subscribe('anne@exemple.fr')
    await agree(paul)
    await agree(paul)
    const words = JSON.parse(await readFile('plugins/marketing/web/lang/fr_FR.json', 'utf8')) as Record<string, string>
    const proofs = await store.reader.all("select source, words from marketing_consents where kind = 'measured'")
    assert.deepEqual(proofs, [{ source: 'mail', words: words['marketing.newsletter_page.measure'] }])

    const id = await campaign()
    assert.deepEqual(addressesIn(await mailTo('anne@exemple.fr'), '/newsletter/clicks/'), [])
    const mail = await mailTo('paul@exemple.fr')
    const [click = '', ...others] = addressesIn(mail, '/newsletter/clicks/')
    const [picture = ''] = addressesIn(mail, '/newsletter/openings/')
    // Neither the link to leave, nor an address to write to, nor the plain text.
    assert.lengthOf(others, 0)
    assert.isAbove(addressesIn(mail, '/newsletter/preferences/').length, 1)
    assert.lengthOf(addressesIn(mail, 'mailto:'), 1)
    assert.include(mail.text, WINE)
    assert.notInclude(mail.text, '/clicks/')

    // Who only looks has read nothing.
    await follow(picture, 'HEAD')
    await follow(click, 'HEAD')
    await follow(click, 'GET', { 'sec-purpose': 'prefetch' })
    assert.deepEqual(await traces(), [])
    assert.deepEqual(await log(), ['anne@exemple.fr sent', 'paul@exemple.fr sent'])

    const shown = await follow(picture)
    assert.deepEqual(
      [shown.status, shown.headers.get('content-type'), shown.headers.get('set-cookie')],
      [200, 'image/gif', null]
    )
    assert.deepEqual(await figures(id), { measured: 1, opened: 1, clicked: 0, links: [] })
    assert.deepEqual(await log('&filter[state]=opened'), ['paul@exemple.fr opened'])
    for (let turn = 0; turn < 2; turn += 1) {
      const led = await follow(click)
      assert.deepEqual(
        [led.status, led.headers.get('location'), led.headers.get('cache-control'), led.headers.get('set-cookie')],
        [302, WINE, 'no-store', null]
      )
    }
    assert.deepEqual(await figures(id), {
      measured: 1,
      opened: 1,
      clicked: 1,
      links: [{ address: WINE, readers: 1 }],
    })
    assert.deepEqual(await log(), ['anne@exemple.fr sent', 'paul@exemple.fr clicked'])
    const columns = await store.reader.all<object>('select * from marketing_traces')
    assert.sameMembers(Object.keys(columns[0] ?? {}), ['id', 'delivery_id', 'mark', 'address', 'happened_at'])
    const [last] = await store.reader.all<{ day: string }>('select max(queued_at) as day from marketing_deliveries')
    const day = new Date(String(last?.day)).toISOString().slice(0, 10)
    const report = await staff.send('GET', `${API}/reports/campaigns?filter[period]=${day}..${day}`)
    assert.containsSubset(report.body, { data: [{ name: 'Vendanges', mails: 2, openings: 100, clicks: 100 }] })
  })

  test('leads to no address that the shop did not write itself', async ({ assert }) => {
    const shop = 'http://'
    const forged = [
      '/api/marketing/newsletter/clicks/https%3A%2F%2Fmal.exemple',
      new URL(pictureAddress(1)).pathname.replace('openings', 'clicks'),
      `${new URL(clickAddress({ deliveryId: 1, address: WINE })).pathname.slice(0, -4)}AAAA`,
    ]
    for (const path of forged) {
      const led = await follow(`http://none${path}?address=https://mal.exemple`)
      assert.equal(led.status, 302)
      assert.notMatch(led.headers.get('location') ?? '', /mal\.exemple|vins\.exemple/, path)
      assert.isTrue((led.headers.get('location') ?? '').startsWith(shop))
    }
    // The link of a mail whose campaign was deleted still leads there, and counts nothing.
    const led = await follow(clickAddress({ deliveryId: 9999, address: WINE }))
    assert.equal(led.headers.get('location'), WINE)
    assert.deepEqual(await traces(), [])
  })

  test('goes when the reader withdraws, leaves, or is erased', async ({ assert }) => {
    const paul = await subscribe('paul@exemple.fr')
    const read = async () => {
      await agree(paul)
      const id = await campaign()
      const mail = (await sent()).filter(({ to }) => to === 'paul@exemple.fr').at(0) as StoredMail
      const [click = ''] = addressesIn(mail, '/newsletter/clicks/')
      await follow(click)
      if ((await traces()).length === 0) throw new Error('nothing was measured')
      return { id, click }
    }
    const first = await read()
    assert.equal((await agree(paul, false)).status, 200)
    assert.deepEqual([await traces(), (await figures(first.id)).measured], [[], 0])
    // Links of older mails count no more.
    await follow(first.click)
    assert.deepEqual(await traces(), [])

    await read()
    await new Visitor().send('POST', preferencesOf(paul).replace('preferences', 'unsubscriptions'))
    assert.deepEqual(await traces(), [])
    const row = await store.reader.first<{ is_measured: unknown }>('select is_measured from marketing_subscribers')
    assert.isFalse(Boolean(row?.is_measured))
    const kinds = await store.reader.all<{ kind: string }>(
      "select kind from marketing_consents where kind like '%measured' order by id"
    )
    assert.deepEqual(
      kinds.map(({ kind }) => kind),
      ['measured', 'unmeasured', 'measured']
    )
  })

  test('is told to the person, and erased with their account', async ({ assert }) => {
    const paul = await subscribe('paul@exemple.fr')
    await agree(paul)
    await campaign()
    await follow(addressesIn(await mailTo('paul@exemple.fr'), '/newsletter/clicks/')[0] ?? '')
    await signedInShopper('paul@exemple.fr')
    await store.lucid.rawQuery("update users_customers set email_verified_at = '2026-01-01T00:00:00.000Z'")
    const customer = await store.reader.first<{ id: number }>('select id from users_customers')
    const id = Number(customer?.id)
    const told = await campaignPersonalData.read(store.reader, id)
    assert.containsSubset(told, [
      { key: 'campaigns', records: [{ name: 'Vendanges' }] },
      { key: 'campaign_traces', records: [{ address: '' }, { address: WINE }] },
    ])
    assert.containsSubset(await campaignPersonalData.count(store.reader, id), [{ deleted: 3 }])
    const erased = await store.transaction((trx) => campaignPersonalData.erase(trx, id))
    assert.containsSubset(erased, [{ deleted: 3 }])
    assert.deepEqual(await campaignPersonalData.read(store.reader, id), [])
  })
})
