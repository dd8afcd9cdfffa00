import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { Visitor, type Answer } from '#core/testing/visitor'
import { resetDatabase } from '#core/testing/reset_database'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import { DeleteProducts } from '#plugins/catalogue/products/deletion/delete_products'
import { MoveStock } from '#plugins/catalogue/stock/actions/move_stock'
import { ReleaseReservation } from '#plugins/catalogue/stock/actions/release_reservation'
import { ReserveStock } from '#plugins/catalogue/stock/actions/reserve_stock'
import { STOCK_ALERTS_ENABLED } from '#plugins/catalogue/stock_alerts/settings'
import { SweepStockAlerts } from '#plugins/catalogue/stock_alerts/actions/sweep_stock_alerts'
import { TellStockBack } from '#plugins/catalogue/stock_alerts/actions/tell_stock_back'
import { ProductFactory, seedCatalogue, tester, upsert } from '#plugins/catalogue/testing'
import { freshConfiguration } from '#plugins/configuration/testing'
import { createCustomer, seedRoles, signedInCustomer } from '#plugins/users/testing'
import stockAlertsPersonalData from '#plugins/catalogue/stock_alerts/stock_alerts_personal_data'
import type { StoredMail } from '#core/mail/stored_mails'

const ALERTS = '/api/catalogue/stock-alerts'

const refused = ({ status, body }: Answer) => {
  return `${status} ${(body as { errors?: { code: string }[] }).errors?.[0]?.code ?? ''}`
}

test.group('An alert about what is sold out', (group) => {
  let store: Store
  let guest: Visitor
  let product: number
  let sent: () => Promise<StoredMail[]>
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await freshConfiguration()
    await seedCatalogue()
    await switchAlerts(true)
    product = await wine('RARE', 0)
    sent = await watchMails()
    guest = new Visitor()
    return () => app.container.restoreAll()
  })

  const switchAlerts = async (isOn: boolean) => {
    const settings = await app.container.make(Settings)
    await store.transaction((trx) => settings.set(trx, STOCK_ALERTS_ENABLED, isOn, {}, tester))
  }
  const wine = (sku: string, main: number) =>
    ProductFactory.create({ name: `Cuvée ${sku}`, variants: [{ sku, price: 900, stock: { main } }] })
  const ask = (email: unknown, sku = 'RARE', visitor = guest, query = '') =>
    visitor.send('POST', ALERTS + query, { sku, email })
  const kept = () =>
    store.reader.all<{ email: string; customer_id: number | null; locale: string }>(
      'select email, customer_id, locale from catalogue_stock_alerts order by id'
    )
  const variantOf = async (sku: string) => {
    const row = await store.reader.first<{ id: number }>('select id from catalogue_variants where sku = ?', [sku])
    return Number(row?.id)
  }
  const bring = async (quantity: number, sku = 'RARE') => {
    const move = { variantId: await variantOf(sku), source: 'main', quantity, reason: 'delivery' }
    await (await app.container.make(MoveStock)).execute([move], tester)
  }
  const mails = async () => {
    await runEvents()
    await runJobs()
    return sent()
  }

  test('is noted once an address, whoever asked before, and told alike', async ({ assert }) => {
    const first = await ask(' Paul@Exemple.fr ')
    const second = await ask('paul@exemple.fr', 'RARE', new Visitor(), '?locale=en_GB')
    assert.deepEqual([first.status, first.body], [202, { data: { email: 'paul@exemple.fr' } }])
    assert.deepEqual([second.status, second.body], [first.status, first.body])
    assert.containsSubset(await kept(), [{ email: 'paul@exemple.fr', customer_id: null, locale: 'en_GB' }])
    assert.lengthOf(await kept(), 1)
    assert.lengthOf(await mails(), 0)
  })

  test('is refused beside the field for what is no address, and for what is not sold out or unknown', async ({
    assert,
  }) => {
    await wine('PLENTY', 5)
    assert.containsSubset((await ask('paul')).body, { errors: [{ field: 'email' }] })
    assert.containsSubset((await ask('')).body, { errors: [{ field: 'email' }] })
    assert.equal(refused(await ask('paul@exemple.fr', 'PLENTY')), '409 E_CATALOGUE_ALERT_NOT_NEEDED')
    assert.equal(refused(await ask('paul@exemple.fr', 'NONE')), '404 E_CATALOGUE_VARIANT_NOT_FOUND')
    assert.lengthOf(await kept(), 0)
  })

  test('is asked for so often and not more for one address', async ({ assert }) => {
    for (let at = 0; at < 20; at += 1) assert.equal((await ask('paul@exemple.fr')).status, 202)
    assert.equal(refused(await ask('paul@exemple.fr')), '429 E_CATALOGUE_ALERTS_TOO_MANY')
    assert.equal((await ask('anne@exemple.fr')).status, 202)
  })

  test('becomes one mail when stock comes in, in the language it was asked in, and ends', async ({ assert }) => {
    await wine('OTHER', 0)
    await ask('paul@exemple.fr')
    await ask('anne@exemple.fr', 'RARE', guest, '?locale=en_GB')
    await ask('anne@exemple.fr', 'OTHER')
    await bring(2)
    const [one, other, ...more] = (await mails()).sort((a, b) => b.to.localeCompare(a.to))
    assert.lengthOf(more, 0)
    assert.deepEqual([one?.to, one?.subject], ['paul@exemple.fr', 'De retour\u202f: Cuvée RARE'])
    assert.match(one?.text ?? '', /\/\S*cuvee-rare\?variant=RARE/)
    assert.deepEqual([other?.to, other?.subject], ['anne@exemple.fr', 'Back in stock: Cuvée RARE'])
    assert.deepEqual(
      (await kept()).map(({ email }) => email),
      ['anne@exemple.fr']
    )
    await bring(-2)
    await bring(3)
    assert.lengthOf(await mails(), 2)
  })

  test('leaves once though an event or a job comes twice', async ({ assert }) => {
    await ask('paul@exemple.fr')
    await bring(1)
    const tell = await app.container.make(TellStockBack)
    const counts = await Promise.all([tell.execute(), tell.execute()])
    assert.equal(counts[0] + counts[1], 1)
    await store.lucid.rawQuery("update core_events set state = 'pending'")
    assert.lengthOf(await mails(), 1)
    assert.equal(await tell.execute(), 0)
  })

  test('becomes a mail by a file or form of the product, too', async ({ assert }) => {
    await ask('paul@exemple.fr')
    await upsert([{ variants: [{ sku: 'RARE', stock: { main: 4 } }] }])
    assert.lengthOf(await mails(), 1)
  })

  test('waits while all that came in is promised, and becomes a mail when a promise ends', async ({ assert }) => {
    await bring(1)
    const line = { variantId: await variantOf('RARE'), quantity: 1 }
    await (await app.container.make(ReserveStock)).execute({ reference: 'cart-1', lines: [line], expiresAt: null })
    assert.equal((await ask('paul@exemple.fr')).status, 202)
    assert.lengthOf(await mails(), 0)
    await (await app.container.make(ReleaseReservation)).execute('cart-1')
    assert.lengthOf(await mails(), 1)
  })

  test('is about a box when its parts come back', async ({ assert }) => {
    await ProductFactory.create({
      name: 'Coffret',
      type: 'bundle',
      priceRule: 'parts',
      variants: [{ sku: 'BOX' }],
      bundle: [{ code: 'red', type: 'radio', parts: [{ sku: 'RARE', quantity: 2 }] }],
    })
    assert.equal((await ask('paul@exemple.fr', 'BOX')).status, 202)
    await bring(1)
    assert.lengthOf(await mails(), 0)
    await bring(1)
    assert.deepEqual(
      (await mails()).map(({ subject }) => subject),
      ['De retour\u202f: Coffret']
    )
  })

  test('ends for all products of an address by the link of its mail, and by no other', async ({ assert }) => {
    await wine('OTHER', 0)
    await ask('paul@exemple.fr')
    await ask('paul@exemple.fr', 'OTHER')
    await ask('anne@exemple.fr', 'OTHER')
    await bring(1)
    const [mail] = await mails()
    const token = /\/account\/end-stock-alerts\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    assert.equal(refused(await guest.send('DELETE', `${ALERTS}/${token}x`)), '422 E_CATALOGUE_ALERT_LINK_UNKNOWN')
    assert.lengthOf(await kept(), 2)
    for (let times = 0; times < 2; times += 1) {
      const ended = await guest.send('DELETE', `${ALERTS}/${token}`)
      assert.deepEqual([ended.status, ended.body], [200, { data: { email: 'paul@exemple.fr' } }])
    }
    assert.deepEqual(
      (await kept()).map(({ email }) => email),
      ['anne@exemple.fr']
    )
  })

  test('is among the data of a customer and goes with them', async ({ assert }) => {
    const { id } = await createCustomer()
    const customer = await signedInCustomer()
    await ask('ailleurs@exemple.fr', 'RARE', customer)
    await ask('cliente@exemple.fr')
    await ask('paul@exemple.fr')
    const [section] = await stockAlertsPersonalData.read(store.reader, id)
    assert.deepEqual(
      section?.records.map(({ product: name, email }) => [name, email]),
      [['Cuvée RARE', 'ailleurs@exemple.fr']]
    )
    // An address that was shown to be theirs: what was asked for it as a guest is theirs, too.
    await store.lucid.rawQuery('update users_customers set email_verified_at = created_at')
    assert.containsSubset(await stockAlertsPersonalData.count(store.reader, id), [{ deleted: 2, anonymised: 0 }])
    assert.containsSubset(await stockAlertsPersonalData.countMany?.(store, [id]), [{ count: 2 }])
    await store.transaction((trx) => stockAlertsPersonalData.erase(trx, id))
    assert.deepEqual(
      (await kept()).map(({ email }) => email),
      ['paul@exemple.fr']
    )
  })

  test('goes with its product', async ({ assert }) => {
    await ask('paul@exemple.fr')
    await (await app.container.make(DeleteProducts)).execute([product], tester)
    assert.lengthOf(await kept(), 0)
  })

  test('is forgotten after half a year', async ({ assert }) => {
    await ask('paul@exemple.fr')
    const clock = await app.container.make(Clock)
    const sweep = async (days: number) => {
      app.container.swap(Clock, () => new FrozenClock(clock.isoIn(days * 24 * 3600)))
      return (await app.container.make(SweepStockAlerts)).execute()
    }
    assert.equal(await sweep(179), 0)
    assert.equal(await sweep(181), 1)
  })

  test('is refused, and nobody is told, until staff switch alerts on; who asked before is told then', async ({
    assert,
  }) => {
    await ask('paul@exemple.fr')
    await switchAlerts(false)
    assert.equal(refused(await ask('anne@exemple.fr')), '409 E_CATALOGUE_ALERTS_OFF')
    await bring(2)
    assert.lengthOf(await mails(), 0)
    assert.lengthOf(await kept(), 1)
    await switchAlerts(true)
    const tell = await app.container.make(TellStockBack)
    assert.equal(await tell.execute(), 1)
    assert.lengthOf(await kept(), 0)
  })

  test('is not sent once switched on about what has been back for long, but about what is back again', async ({
    assert,
  }) => {
    await wine('OTHER', 0)
    for (const sku of ['RARE', 'OTHER']) await ask('paul@exemple.fr', sku)
    await switchAlerts(false)
    for (const sku of ['RARE', 'OTHER']) await bring(2, sku)
    await mails()
    await bring(-2, 'OTHER')
    await mails()
    const clock = await app.container.make(Clock)
    app.container.swap(Clock, () => new FrozenClock(clock.isoIn(8 * 24 * 3600)))
    await switchAlerts(true)
    const tell = await app.container.make(TellStockBack)
    assert.equal(await tell.execute(), 0)
    assert.lengthOf(await kept(), 1)
    app.container.restore(Clock)
    await bring(2, 'OTHER')
    assert.deepEqual(
      (await mails()).map(({ subject }) => subject),
      ['De retour\u202f: Cuvée OTHER']
    )
  })
})
