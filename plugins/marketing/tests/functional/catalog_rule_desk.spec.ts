import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { aCatalogRule, makeCatalogRule, onlyIf, when } from '#plugins/marketing/testing'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { freshShop, sellWine } from '#plugins/sales/testing'
import { runJobs } from '#core/testing/run_jobs'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { CatalogRulePreview } from '#plugins/marketing/catalog_rules/preview_catalog_rule'
import type { Store } from '#core/database/store'

const RULES = '/api/admin/marketing/catalog-rules'
const PREVIEWS = '/api/admin/marketing/catalog-rule-previews'

const dataOf = <T = { id: number; version: number }>({ body }: Answer) => (body as { data: T }).data
const firstOf = ({ status, body }: Answer) => {
  const [error] = (body as { errors: { field?: string }[] }).errors
  return [status, error?.field]
}

test.group('Price rules in the back office', (group) => {
  let visitor: Visitor
  let store: Store

  group.each.setup(async () => {
    app.container.swap(Clock, () => new FrozenClock('2026-11-27T10:00:00.000Z'))
    store = await freshShop()
    visitor = await newStaffVisit()
    return () => app.container.restoreAll()
  })

  const jobs = async () => {
    const row = await store.reader.first<{ n: number }>(
      "select count(*) as n from core_jobs where job = 'marketing.apply_catalog_rules' and state = 'waiting'"
    )
    return Number(row?.n)
  }

  test('a rule is made, switched on, changed and deleted, with an entry of each in the audit log', async ({
    assert,
  }) => {
    const made = await visitor.send('POST', RULES, aCatalogRule({ isActive: false }))
    assert.equal(made.status, 201)
    assert.equal(await jobs(), 0)
    const { id, version } = dataOf(made)
    const change = await visitor.send('PUT', `${RULES}/${id}`, {
      ...aCatalogRule({ percent: 0, kind: 'to_percent' }),
      version,
    })
    assert.containsSubset(change.body, { data: { version: 2, isActive: true, percent: 0, amount: null } })
    // One for any number of changes.
    await visitor.send('PUT', `${RULES}/${id}`, {
      ...aCatalogRule({ kind: 'to_fixed', amount: 0, percent: 500 }),
      version: 2,
    })
    assert.equal(await jobs(), 1)
    assert.containsSubset((await visitor.send('GET', `${RULES}/${id}`)).body, { data: { percent: null, amount: 0 } })
    await runJobs()
    assert.equal((await visitor.send('DELETE', `${RULES}/${id}`, { version: 3 })).status, 204)
    assert.equal(await jobs(), 1)
    const rows = await store.reader.all<{ action: string }>(
      "select action from core_audit_entries where subject = 'marketing.catalog_rules' order by id"
    )
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['created', 'updated', 'updated', 'deleted']
    )
  })

  test('what makes no sense is refused at its field', async ({ assert }) => {
    const refused = async (said: object) => firstOf(await visitor.send('POST', RULES, { ...aCatalogRule(), ...said }))
    assert.deepEqual(await refused({ percent: 10_100 }), [422, 'percent'])
    assert.deepEqual(await refused({ percent: null }), [422, 'percent'])
    assert.deepEqual(await refused({ kind: 'to_fixed', percent: null, amount: null }), [422, 'amount'])
    assert.deepEqual(await refused({ kind: 'by_fixed', amount: -1 }), [422, 'amount'])
    assert.deepEqual(await refused({ kind: 'free' }), [422, 'kind'])
    assert.deepEqual(await refused({ startsOn: '2027-02-01', endsOn: '2027-01-01' }), [422, 'endsOn'])
    assert.deepEqual(
      await refused({ startsOn: '2027-02-01', startsTime: '12:00', endsOn: '2027-02-01', endsTime: '12:00' }),
      [422, 'endsTime']
    )
    // A cart has pieces and an hour; a product has none.
    for (const part of [
      when('pieces', { operator: 'at_least', pieces: 2 }),
      when('line_pieces', {}),
      when('moon', {}),
    ]) {
      assert.deepEqual(await refused(onlyIf([part])), [422, 'conditions.list.0.kind'])
    }
  })

  test('its effect is told before it is switched on, with the rules that add up', async ({ assert }) => {
    await sellWine('V-1', 2000)
    await sellWine('V-2', 1000)
    await makeCatalogRule({ name: 'Foire', ...onlyIf([when('sku', { operator: 'among', skus: ['V-1'] })]) })
    await makeCatalogRule({ name: 'Plus tard', priority: 1 })
    const { name: _, description: __, isActive: ___, ...rule } = aCatalogRule({ percent: 5000 })
    const preview = async (said: object) =>
      dataOf<CatalogRulePreview>(await visitor.send('POST', PREVIEWS, { id: 0, ...rule, ...said }))
    const told = await preview({})
    const euros = (amount: number) => ({ amount, currency: 'EUR' })
    assert.containsSubset(told, { products: 2, variants: 2, changed: 2 })
    // 20.00 less 10 % twice is 16.20, and 20.00 less 10 %, half of it, less 10 % is 8.10.
    assert.deepEqual(
      told.prices.map(({ sku, before, after }) => [sku, before, after]),
      [
        ['V-1', euros(1620), euros(810)],
        ['V-2', euros(900), euros(450)],
      ]
    )
    assert.deepEqual(
      told.together.map(({ name }) => name),
      ['Foire']
    )
    assert.deepEqual((await preview({ stopsOthers: true })).together, [])
    assert.deepEqual((await preview({ groups: ['general'], priority: 3 })).changed, 2)
    const later = await preview({ startsOn: '2026-12-01', startsTime: '18:00' })
    assert.equal(later.at, '2026-12-01T17:00:00.000Z')
    const none = onlyIf([when('sku', { operator: 'among', skus: ['X'] })])
    assert.containsSubset(await preview(none), { products: 0, changed: 0, prices: [] })
    assert.deepEqual(firstOf(await visitor.send('POST', PREVIEWS, { id: 0, ...rule, percent: 10_100 })), [
      422,
      'percent',
    ])
    const rows = await store.reader.first<{ n: number }>('select count(*) as n from marketing_catalog_rules')
    assert.equal(Number(rows?.n), 2)
  })

  test('each deed has a permission of its own', async ({ assert }) => {
    await createRole('stagiaire', ['marketing.catalog_rules.list'])
    const reader = await newStaffVisit({ email: 'stagiaire@exemple.fr', role: 'stagiaire' })
    const { id } = await makeCatalogRule()
    assert.equal((await reader.send('GET', `${RULES}/${id}`)).status, 200)
    assert.equal((await reader.send('GET', '/api/admin/marketing/catalog-rule-conditions')).status, 200)
    assert.equal((await reader.send('POST', RULES, aCatalogRule())).status, 403)
    assert.equal((await reader.send('PUT', `${RULES}/${id}`, { ...aCatalogRule(), version: 1 })).status, 403)
    assert.equal((await reader.send('DELETE', `${RULES}/${id}`, { version: 1 })).status, 403)
    await createRole('caisse', ['marketing.cart_rules.list'])
    const other = await newStaffVisit({ email: 'caisse@exemple.fr', role: 'caisse' })
    assert.equal((await other.send('GET', `${RULES}/${id}`)).status, 403)
    assert.equal((await other.send('POST', PREVIEWS, {})).status, 403)
  })
})
