import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { RemindCarts } from '#plugins/marketing/automations/remind_carts'
import { anOrder, freshShop, sellWine, setSetting, signedInShopper } from '#plugins/sales/testing'
import { makeRow } from '#plugins/marketing/testing'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import type { Store } from '#core/database/store'
import type { StoredMail } from '#core/mail/stored_mails'

const HOUR = 3600

test.group('Abandoned carts', (group) => {
  let store: Store
  let sent: () => Promise<StoredMail[]>
  let anne: Awaited<ReturnType<typeof signedInShopper>>

  group.each.setup(async () => {
    store = await freshShop()
    await setSetting('marketing.abandoned_carts.enabled', true)
    await sellWine('V-1', 2500, 24)
    anne = await signedInShopper('anne@exemple.fr')
    await store.lucid.rawQuery("update users_customers set email_verified_at = created_at, first_name = 'Anne'")
    await makeRow('marketing.subscribers', {
      email: 'anne@exemple.fr',
      state: 'confirmed',
      locale: 'fr_FR',
      channel: 'default',
      consentedAt: '2026-03-14T10:00:00.000Z',
      proof: 'Salon',
    })
    sent = await watchMails()
    return () => app.container.restoreAll()
  })

  const take = async () => {
    const { status } = await anne.send('POST', '/api/sales/cart/items', {
      items: [{ sku: 'V-1', quantity: 2 }],
      isOfAge: true,
    })
    if (status >= 300) throw new Error(`The cart refuses: ${status}`)
  }
  /** Runs the automation so many hours from now; the mails since then. */
  const remind = async (hours: number) => {
    const later = (await app.container.make(Clock)).isoIn(hours * HOUR)
    app.container.swap(Clock, () => new FrozenClock(later))
    const count = await (await app.container.make(RemindCarts)).execute()
    await runJobs()
    app.container.restoreAll()
    return count
  }

  test('are told once, with what is in them and how to leave', async ({ assert }) => {
    await take()
    assert.equal(await remind(23), 0)
    assert.equal(await remind(25), 1)
    assert.equal(await remind(26), 0)
    const [mail] = await sent()
    assert.deepEqual([mail?.to, mail?.subject], ['anne@exemple.fr', 'Votre panier vous attend'])
    assert.include(mail?.text, 'Bonjour Anne,')
    assert.match(mail?.text ?? '', /V-1|Vin/i)
    assert.include(mail?.text, '/login?next=%2Fcheckout%2Fcart')
    assert.include(mail?.text, '/newsletter/preferences/')
    assert.equal(mail?.headers?.['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
  })

  test('are not told twice by two workers', async ({ assert }) => {
    await take()
    const counts = await Promise.all([remind(25), remind(25), remind(25)])
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      1
    )
  })

  const WITHOUT: Record<string, string | (() => Promise<unknown>)> = {
    'where it is off': () => setSetting('marketing.abandoned_carts.enabled', false),
    'to who never subscribed': 'delete from marketing_subscribers',
    'to who unsubscribed': "update marketing_subscribers set state = 'unsubscribed'",
    'to who has not confirmed': "update marketing_subscribers set state = 'pending'",
    'to an address that was never shown to be theirs': 'update users_customers set email_verified_at = null',
    'to an empty cart': 'delete from sales_cart_lines',
    'about a quote': "update sales_carts set purpose = 'quote'",
    'to a suppressed address': () => makeRow('marketing.suppressions', { email: 'anne@exemple.fr' }),
  }
  for (const [name, act] of Object.entries(WITHOUT)) {
    test(`are not told ${name}`, async ({ assert }) => {
      await take()
      await (typeof act === 'string' ? store.lucid.rawQuery(act) : act())
      assert.equal(await remind(25), 0)
    })
  }

  test('are not told when they are older than a week', async ({ assert }) => {
    await take()
    assert.equal(await remind(24 * 9), 0)
  })

  test('are not told when something was ordered since', async ({ assert }) => {
    await anOrder({ 'V-1': 1 }, anne)
    await take()
    assert.equal(await remind(25), 1)
    await store.lucid.rawQuery('delete from marketing_cart_reminders')
    const later = (await app.container.make(Clock)).isoIn(HOUR)
    await store.lucid.rawQuery('update sales_orders set placed_at = ?', [later])
    assert.equal(await remind(25), 0)
  })
})
