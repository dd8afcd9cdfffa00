import { test } from '@japa/runner'
import { freshShop } from '#plugins/sales/testing'
import { newStaffVisit, createRole } from '#plugins/users/testing'
import { upsert, aWine } from '#plugins/catalogue/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { Store } from '#core/database/store'

const CATEGORIES = '/api/admin/sales/tax-categories'
const RATES = '/api/admin/sales/tax-rates'

const dataOf = ({ body }: Answer) => (body as { data: { id: number; version: number } }).data
const codeOf = ({ body }: Answer) => (body as { errors: { code: string }[] }).errors[0]?.code

const RATE = { name: 'Corse', basisPoints: 1300, countries: ['FR'], postcodeFrom: '20 000', postcodeTo: '20999' }

test.group('VAT under configuration', (group) => {
  let visitor: Visitor
  let store: Store

  group.each.setup(async () => {
    store = await freshShop()
    visitor = await newStaffVisit()
  })

  const category = (code = 'wine') => visitor.send('POST', CATEGORIES, { code, name: 'Vins' })

  test('a category is made once, changed, and keeps its code', async ({ assert }) => {
    const made = await category()
    assert.equal(made.status, 201)
    const again = await category()
    assert.deepEqual([again.status, codeOf(again)], [422, 'E_SALES_TAX_CATEGORY_TAKEN'])
    const { id, version } = dataOf(made)
    const changed = await visitor.send('PUT', `${CATEGORIES}/${id}`, { name: 'Vins et alcools', version })
    assert.containsSubset(changed.body, { data: { code: 'wine', name: 'Vins et alcools', version: 2 } })
    const stale = await visitor.send('PUT', `${CATEGORIES}/${id}`, { name: 'Autre', version })
    assert.equal(stale.status, 409)
    assert.containsSubset(stale.body, { errors: [{ meta: { current: { name: 'Vins et alcools', version: 2 } } }] })
    const list = await visitor.send('GET', CATEGORIES)
    assert.containsSubset(list.body, { data: [{ name: 'Vins et alcools', code: 'wine', products: 0 }] })
  })

  test('a category goes only when nothing names it', async ({ assert }) => {
    const { id, version } = dataOf(await category())
    const gone = () => visitor.send('DELETE', `${CATEGORIES}/${id}`, { version })
    const rate = dataOf(await visitor.send('POST', RATES, { ...RATE, categories: ['wine'] }))
    const [product] = await upsert([aWine({ sku: 'V-1', taxCategory: 'wine' })])
    assert.isEmpty(product?.errors)
    const refused = await gone()
    assert.deepEqual([refused.status, codeOf(refused)], [409, 'E_SALES_TAX_CATEGORY_USED'])
    assert.equal((await visitor.send('DELETE', `${RATES}/${rate.id}`, { version: rate.version })).status, 204)
    await upsert([aWine({ sku: 'V-1', taxCategory: null })])
    assert.equal((await gone()).status, 204)
    assert.equal((await visitor.send('GET', `${CATEGORIES}/${id}`)).status, 404)
  })

  test('a rate is kept as it is compared, and every change is in the log', async ({ assert }) => {
    const made = await visitor.send('POST', RATES, RATE)
    assert.equal(made.status, 201)
    assert.containsSubset(made.body, { data: { postcodeFrom: '20000', postcodeTo: '20999', version: 1, note: '' } })
    const { id, version } = dataOf(made)
    const change = { ...RATE, basisPoints: 0, note: 'Exonération', keepsNet: true }
    assert.equal((await visitor.send('PUT', `${RATES}/${id}`, { ...change, version })).status, 200)
    assert.equal((await visitor.send('PUT', `${RATES}/${id}`, { ...change, version })).status, 409)
    const [, entry] = await store.reader.all<{ changes: string }>(
      "select changes from core_audit_entries where subject = 'sales.tax_rates' order by id"
    )
    assert.deepEqual(JSON.parse(entry?.changes ?? '{}'), {
      basisPoints: [1300, 0],
      keepsNet: [false, true],
      note: ['', 'Exonération'],
    })
  })

  test('a rate that means nothing is refused at its field', async ({ assert }) => {
    const refused = async (fields: object) => {
      const { status, body } = await visitor.send('POST', RATES, { ...RATE, ...fields })
      return [status, (body as { errors: { field: string }[] }).errors[0]?.field]
    }
    assert.deepEqual(await refused({ basisPoints: -1 }), [422, 'basisPoints'])
    assert.deepEqual(await refused({ basisPoints: 10_001 }), [422, 'basisPoints'])
    assert.deepEqual(await refused({ countries: ['ZZ'] }), [422, 'countries'])
    assert.deepEqual(await refused({ categories: ['nothing'] }), [422, 'categories'])
    assert.deepEqual(await refused({ groups: ['nobody'] }), [422, 'groups'])
    assert.deepEqual(await refused({ postcodeFrom: '2A 004 !' }), [422, 'postcodeFrom'])
    assert.deepEqual(await refused({ postcodeFrom: '20999', postcodeTo: '20000' }), [422, 'postcodeTo'])
    assert.deepEqual(await refused({ startsOn: '2027-01-01', endsOn: '2026-12-31' }), [422, 'endsOn'])
    assert.deepEqual(await refused({ startsOn: 'demain' }), [422, 'startsOn'])
  })

  test('who may only look changes nothing', async ({ assert }) => {
    await createRole('comptable', ['sales.tax_rates.list', 'sales.tax_categories.list'])
    const reader = await newStaffVisit({ email: 'comptable@exemple.fr', role: 'comptable' })
    assert.equal((await reader.send('GET', RATES)).status, 200)
    assert.equal((await reader.send('GET', `${RATES.replace('rates', 'rate-choices')}`)).status, 200)
    assert.equal((await reader.send('POST', RATES, RATE)).status, 403)
    assert.equal((await reader.send('POST', CATEGORIES, { code: 'a', name: 'A' })).status, 403)
  })
})
