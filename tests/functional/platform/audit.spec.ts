import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { grantToEditors, newStaffVisit, seedRoles } from '#plugins/users/testing'
import { dataOf, emptied } from './answers.js'
import type { AuditEntry } from '#core/audit/audit_log'
import type { AuditEntryDetails, HistoryPage } from '#plugins/platform/queries/read_audit'
import type { ListPage } from '#core/lists/list_value'
import type { Origin } from '#core/audit/origin'
import type { Visitor } from '#core/testing/visitor'

const AUDIT = '/api/admin/platform/audit'
const HISTORY = '/api/admin/platform/audit-history'

const ANNE: Origin = { channel: 'screen', actor: { kind: 'staff', id: 7, name: 'Anne' }, requestId: 'r1' }
const SHOP: Origin = { channel: 'job', actor: { kind: 'system', id: null, name: 'system' } }

test.group('The audit log', (group) => {
  let store: Store
  let admin: Visitor
  let editor: Visitor
  group.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    admin = await newStaffVisit({ email: 'chef@exemple.fr', name: 'chef' })
    editor = await newStaffVisit({ email: 'cave@exemple.fr', name: 'cave', role: 'editor' })
    await grantToEditors([])
  })
  group.each.setup(() => emptied(store, 'core_audit_entries'))

  const note = async (origin: Origin, entry: Partial<AuditEntry> = {}) => {
    const audit = await app.container.make(AuditLog)
    const whole = { subject: 'users.staff', subjectId: '5', action: 'updated', changes: { name: ['A', 'B'] }, ...entry }
    await store.transaction((trx) => audit.record(trx, origin, whole as AuditEntry))
  }
  const page = async (query: string) => (await admin.send('GET', `${AUDIT}?${query}`)).body as ListPage

  test('lists who changed what, in words', async ({ assert }) => {
    await note(ANNE)
    const { data, meta } = await page('')
    assert.equal(meta.total, 1)
    assert.containsSubset(data[0], {
      actor: 'Anne',
      action: 'updated',
      subject: 'users.staff',
      subject_id: '5',
      changes: 'Nom\u202f: A → B',
      channel: 'screen',
    })
    const list = dataOf<{ columns: { key: string; choices?: unknown }[] }>(
      (await admin.send('GET', '/api/admin/platform/lists/platform.audit')).body
    )
    assert.deepEqual(list.columns.find(({ key }) => key === 'subject')?.choices, [
      { value: 'users.staff', label: 'Administrateur' },
    ])
  })

  test('names the shop where it acted by itself, and settings by their labels', async ({ assert }) => {
    const job: Origin = { channel: 'job', actor: { kind: 'system', id: null, name: 'sales.cancel_unpaid' } }
    const key = 'sales.orders.minimum_amount'
    await note(job, { subject: 'core.settings', subjectId: key, changes: { [`${key} (default)`]: [null, 5000] } })
    assert.containsSubset((await page('')).data[0], { actor: 'La boutique', thing: 'Minimum de commande' })
    assert.containsSubset((await page('locale=en_GB')).data[0], { actor: 'The shop', thing: 'Smallest order' })
    assert.match(String((await page('')).data[0]?.changes), /^Minimum de commande \(/)
  })

  test('is filtered by who, by which way, what and when', async ({ assert }) => {
    await note(ANNE)
    await note(SHOP, { subjectId: '55', action: 'created', subject: 'catalogue.products' })
    const found = async (query: string) => (await page(query)).data.map(({ subject_id: id }) => id)
    assert.deepEqual(await found('filter[actor]=anne'), ['5'])
    assert.deepEqual(await found('filter[channel]=job'), ['55'])
    assert.deepEqual(await found('filter[subject]=users.staff&filter[subject_id]=5'), ['5'])
    assert.deepEqual(await found('filter[subject_id]=5'), ['5'])
    assert.deepEqual(await found('filter[action]=created,deleted'), ['55'])
    assert.deepEqual(await found('filter[occurred_at]=2020-01-01..2020-12-31'), [])
    assert.lengthOf(await found('filter[occurred_at]=2020-01-01..'), 2)
    assert.deepEqual(await found('q=Anne'), ['5'])
    assert.equal((await admin.send('GET', `${AUDIT}?filter[subject]=users.nothing`)).status, 422)
  })

  test('tells an entry field by field, with values as people read them', async ({ assert }) => {
    await note(ANNE, {
      changes: {
        'name': [null, 'Anne'],
        'isSuspended': [false, true],
        'address.2.firstName': [null, 'Luc'],
        'configuration.general.shop_name': ['draft', 'published'],
        'password': ['old', 'new'],
        'roles': [['a', 'b'], []],
        'price': [
          { amount: 1290, currency: 'EUR' },
          { amount: 1500, currency: 'JPY' },
        ],
        'last_seen_at': ['2026-01-31T23:30:00.000Z', null],
        'sizes': [{ width: 1200, name: 'x' }, {}],
      },
    })
    const [entry] = (await page('')).data
    const shown = dataOf<AuditEntryDetails>((await admin.send('GET', `${AUDIT}/${entry?.id}`)).body)
    assert.containsSubset(shown, { actor: 'Anne', subjectLabel: 'Administrateur', subjectId: '5', request: 'r1' })
    const told = shown.changes.map(({ label, before, after }) => [label, before, after])
    assert.deepEqual(told, [
      ['Nom', null, 'Anne'],
      ['Suspendu', 'Non', 'Oui'],
      ['Adresse › 2 › Prénom', null, 'Luc'],
      ['Nom de la boutique', 'brouillon', 'publié'],
      ['Mot de passe', '(masqué)', '(masqué)'],
      ['roles', 'a, b', null],
      ['Prix', '12,90\u00a0€', '1\u202f500\u00a0JPY'],
      ['last_seen_at', '1 févr. 2026, 00:30', null],
      ['sizes', 'width\u202f: 1\u202f200, Nom\u202f: x', null],
    ])
    assert.equal((await admin.send('GET', `${AUDIT}/999999`)).status, 404)
  })

  test('tells prices in the currency of the shop, languages and what a subject alone has by their names', async ({
    assert,
  }) => {
    await note(ANNE, {
      subject: 'catalogue.products',
      changes: {
        'variants.VIN-1.price': [1820, 2002],
        'variants': [null, [{ sku: 'VIN-1', price: 990 }]],
        'translations.fr_FR.name': ['A', 'B'],
        'manageStock': [false, true],
      },
    })
    await note(ANNE, { subject: 'users.api_tokens', changes: { endsAt: [null, 'jamais'] } })
    const told = async (subject: string) => {
      const [entry] = (await page(`filter[subject]=${subject}`)).data
      const shown = dataOf<AuditEntryDetails>((await admin.send('GET', `${AUDIT}/${entry?.id}`)).body)
      return [shown.subjectLabel, ...shown.changes.map(({ label, before, after }) => [label, before, after])]
    }
    assert.deepEqual(await told('catalogue.products'), [
      'Produits',
      ['Variantes › VIN-1 › Prix', '18,20\u00a0€', '20,02\u00a0€'],
      ['Variantes', null, 'Référence\u202f: VIN-1, Prix\u202f: 9,90\u00a0€'],
      ['Textes › français › Nom', 'A', 'B'],
      ['Stock suivi', 'Non', 'Oui'],
    ])
    assert.deepEqual(await told('users.api_tokens'), ['Jetons d’API', ['Expire le', null, 'jamais']])
  })

  test('tells amounts of settings, bounds of delivery and movements of stock in words', async ({ assert }) => {
    const told = async (subject: string, changes: AuditEntry['changes']) => {
      await emptied(store, 'core_audit_entries')
      await note(ANNE, { subject, changes })
      return String((await page('')).data[0]?.changes).replaceAll(/[\u00a0\u202f]/g, ' ')
    }
    const settings = await told('core.settings', { 'sales.orders.minimum_amount': [null, 5000] })
    assert.equal(settings, 'Minimum de commande : 50,00 €')
    const rates = await told('sales.table_rates', { amountFrom: [null, 50_000] })
    assert.equal(rates, 'Montant, dès : 500,00 €')
    assert.equal(await told('sales.tax_rates', { basisPoints: [2000, 550] }), 'Taux : 20 % → 5,5 %')
    assert.equal(
      await told('core.settings', { 'sales.taxes.standard_rate': [2000, 1900] }),
      'Taux normal : 20 % → 19 %'
    )
    assert.equal(await told('configuration.exchange_rates', { rate: ['1.0856', '1.1'] }), 'Taux : 1,0856 → 1,1')
    const scopes = await told('users.api_tokens', { scopes: [null, ['catalogue.products.list']] })
    assert.equal(scopes, 'Droits : Voir les produits')
    assert.equal(await told('catalogue.variants', { 'stock.shipment': [24, 22] }), 'Stock › expédition : 24 → 22')
  })

  test('gives the history of one thing, newest first, page by page', async ({ assert }) => {
    for (let n = 1; n <= 5; n += 1) await note(ANNE, { changes: { name: [n - 1, n] } })
    await note(SHOP, { subjectId: '50' })
    const history = async (query: string) =>
      (await admin.send('GET', `${HISTORY}?subject=users.staff&subject_id=5${query}`)).body as HistoryPage
    const first = await history('&limit=3')
    assert.deepEqual(
      first.data.map(({ changes }) => changes[0]?.after),
      ['5', '4', '3']
    )
    const second = await history(`&limit=3&before=${first.meta.next}`)
    assert.lengthOf(second.data, 2)
    assert.isNull(second.meta.next)
    assert.deepEqual((await history('5')).data, [])
    await note(SHOP)
    assert.isNull((await history('&limit=1')).data[0]?.actor)
  })

  test('refuses what is not understood, and people without the permission', async ({ assert }) => {
    const bad = ['', '?subject=a', '?subject=a&subject_id=1&limit=0', '?subject=a&subject_id=1&before=x']
    for (const query of bad) assert.equal((await admin.send('GET', HISTORY + query)).status, 422, query)
    for (const path of [AUDIT, `${AUDIT}/1`, `${HISTORY}?subject=a&subject_id=1`]) {
      assert.equal((await editor.send('GET', path)).status, 403, path)
    }
  })
})
