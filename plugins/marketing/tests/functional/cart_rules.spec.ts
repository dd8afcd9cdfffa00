import { test } from '@japa/runner'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { freshShop } from '#plugins/sales/testing'
import { makeRule, onlyIf, when } from '#plugins/marketing/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { Conditions } from '#plugins/marketing/rules/cart_rule'
import type { Store } from '#core/database/store'

const RULES = '/api/admin/marketing/cart-rules'

const RULE = {
  name: 'Printemps',
  label: { fr_FR: 'Offre de printemps', en_GB: 'Spring offer' },
  isActive: true,
  kind: 'marketing.percent',
  settings: { percent: 1000 },
  needsCode: true,
  code: 'printemps',
  usageLimit: 100,
}

const dataOf = <T = { id: number; version: number }>({ body }: Answer) => (body as { data: T }).data
const firstOf = ({ status, body }: Answer) => {
  const [error] = (body as { errors: { code: string; field?: string }[] }).errors
  return [status, error?.field]
}

test.group('Discounts in the back office', (group) => {
  let visitor: Visitor
  let store: Store

  group.each.setup(async () => {
    store = await freshShop()
    visitor = await newStaffVisit()
  })

  const count = async (table: string) => {
    const row = await store.reader.first<{ n: number }>(`select count(*) as n from ${table}`)
    return Number(row?.n)
  }

  test('a rule is made with its code, changed, and deleted with it', async ({ assert }) => {
    const made = await visitor.send('POST', RULES, RULE)
    assert.equal(made.status, 201)
    assert.containsSubset(made.body, { data: { code: 'PRINTEMPS', usageLimit: 100, timesUsed: 0, coupons: 1 } })
    const { id, version } = dataOf(made)
    const change = await visitor.send('PUT', `${RULES}/${id}`, { ...RULE, code: 'AVRIL', version })
    assert.containsSubset(change.body, { data: { code: 'AVRIL', version: 2, coupons: 1 } })
    const stale = await visitor.send('PUT', `${RULES}/${id}`, { ...RULE, version })
    assert.equal(stale.status, 409)
    assert.containsSubset(stale.body, { errors: [{ meta: { current: { id, version: 2 } } }] })
    const list = await visitor.send('GET', `${RULES}?q=avril`)
    assert.containsSubset(list.body, { data: [{ name: 'Printemps', code: 'AVRIL', kind: 'marketing.percent' }] })
    assert.equal((await visitor.send('DELETE', `${RULES}/${id}`, { version: 2 })).status, 204)
    assert.equal(await count('marketing_coupons'), 0)
  })

  test('what makes no sense is refused at its field', async ({ assert }) => {
    await visitor.send('POST', RULES, RULE)
    const refused = async (parts: object) =>
      firstOf(await visitor.send('POST', RULES, { ...RULE, code: 'X-1', ...parts }))
    assert.deepEqual(await refused({ code: 'Printemps' }), [422, 'code'])
    assert.deepEqual(await refused({ code: 'été !' }), [422, 'code'])
    assert.deepEqual(await refused({ settings: { percent: 10_100 } }), [422, 'settings.percent'])
    assert.deepEqual(await refused({ settings: { percent: 0 } }), [422, 'settings.percent'])
    assert.deepEqual(await refused({ kind: 'marketing.cart_fixed', settings: {} }), [422, 'settings.amount'])
    assert.deepEqual(await refused({ kind: 'marketing.nothing', settings: {} }), [422, 'kind'])
    assert.deepEqual(await refused({ startsOn: '2027-02-01', endsOn: '2027-01-01' }), [422, 'endsOn'])
    assert.deepEqual(await refused({ usageLimit: 0 }), [422, 'usageLimit'])
    assert.deepEqual(await refused({ label: { fr_FR: 'Seul' } }), [422, 'label.en_GB'])
    const at = (field: string) => [422, `conditions.list.0.${field}`]
    assert.deepEqual(await refused(onlyIf([when('subtotal', { operator: 'among' })])), at('values.operator'))
    assert.deepEqual(await refused(onlyIf([when('subtotal', { operator: 'below' })])), at('values.amount'))
    assert.deepEqual(await refused(onlyIf([when('sku', { operator: 'among', skus: [] })])), at('values.skus'))
    assert.deepEqual(await refused(onlyIf([when('moon', {})])), at('kind'))
    assert.deepEqual(await refused(onlyIf([{ match: 'any', list: [] }])), [422, 'conditions.list.0'])
    const pieces = when('pieces', { operator: 'at_least', pieces: 2 })
    const nested = (depth: number): Conditions => ({ match: 'any', list: [depth === 1 ? pieces : nested(depth - 1)] })
    assert.deepEqual(await refused({ conditions: nested(5) }), [422, 'conditions.list.0.list.0.list.0.list.0'])
    assert.deepEqual(await refused(onlyIf(Array.from({ length: 51 }, () => pieces))), [422, 'conditions.list'])
    assert.equal((await visitor.send('POST', RULES, { ...RULE, code: 'OK-1', conditions: nested(4) })).status, 201)
    assert.equal(await count('marketing_cart_rules'), 2)
  })

  test('a copy is switched off and has no code', async ({ assert }) => {
    const { id } = await makeRule({ name: 'Été', code: 'ETE', usageLimit: 5 })
    const copy = await visitor.send('POST', `${RULES}/${id}/copies`)
    assert.equal(copy.status, 201)
    const shown = await visitor.send('GET', `${RULES}/${dataOf(copy).id}`)
    assert.containsSubset(shown.body, { data: { name: 'Été (copie)', isActive: false, needsCode: true, code: null } })
  })

  test('codes are made by the hundred, all different, and deleted together', async ({ assert }) => {
    const { id } = await makeRule({ code: 'CLUB' })
    const wanted = { count: 300, length: 10, format: 'alphanumeric', prefix: 'club-', usageLimit: 1 }
    const made = await visitor.send('POST', `${RULES}/${id}/coupons`, wanted)
    assert.deepEqual(made.body, { data: { made: 300 } })
    const rows = await store.reader.all<{ code: string }>('select code from marketing_coupons where not is_primary')
    assert.isTrue(rows.every(({ code }) => /^CLUB-[A-HJ-NP-Z2-9]{10}$/.test(code)))
    const list = await visitor.send('GET', `${RULES}/${id}/coupons?limit=100`)
    assert.containsSubset(list.body, { meta: { total: 301 } })
    const other = await makeRule({ code: 'AUTRE' })
    assert.containsSubset((await visitor.send('GET', `${RULES}/${other.id}/coupons`)).body, { meta: { total: 1 } })
    const gone = await visitor.send('POST', `${RULES}/${id}/coupon-deletions`, { selection: { query: {} } })
    assert.deepEqual(gone.body, { data: { gone: 300 } })
    // The code that is typed on the rule stays.
    assert.equal(await count('marketing_coupons'), 2)
  })

  test('codes that were made elsewhere are pasted as a list, all of them or none', async ({ assert }) => {
    const { id } = await makeRule({ code: 'CLUB' })
    await makeRule({ code: 'AUTRE' })
    const paste = async (codes: string, rule = id) => {
      const { status, body } = await visitor.send('POST', `${RULES}/${rule}/coupon-lists`, { codes, usageLimit: 1 })
      const { data, errors } = body as { data?: object; errors?: { code: string; message: string }[] }
      return data ?? [status, errors?.[0]?.code, errors?.[0]?.message]
    }
    assert.deepEqual(await paste('ete-1, "ete-2";ETE-1\r\n  ete_3'), { made: 3, known: 0 })
    assert.deepEqual(await paste('ETE_3 CLUB ETE-4'), { made: 1, known: 2 })
    const [status, code, message] = (await paste('NEUF AUTRE')) as [number, string, string]
    assert.deepEqual([status, code], [422, 'E_MARKETING_CODE_TAKEN'])
    assert.include(message, 'AUTRE')
    assert.deepInclude((await paste('BON ÉTÉ')) as [number, string], 'E_MARKETING_CODE_LIST_INVALID')
    assert.deepInclude((await paste(' ;, ')) as [number, string], 'E_MARKETING_CODE_LIST_EMPTY')
    const many = Array.from({ length: 5001 }, (_, at) => `C-${at}`).join('\n')
    assert.deepInclude((await paste(many)) as [number, string], 'E_MARKETING_CODE_LIST_LONG')
    assert.deepInclude((await paste('A-1', (await makeRule()).id)) as [number, string], 'E_MARKETING_NO_CODE_NEEDED')
    const listed = await store.reader.all<{ code: string; usage_limit: number }>(
      'select code, usage_limit from marketing_coupons where not is_primary order by code'
    )
    assert.deepEqual(
      listed.map((row) => [row.code, Number(row.usage_limit)]),
      ['ETE-1', 'ETE-2', 'ETE-4', 'ETE_3'].map((one) => [one, 1])
    )
  })

  test('codes are made only for rules that ask for one', async ({ assert }) => {
    const { id } = await makeRule()
    const wanted = { count: 3, length: 10, format: 'numeric' }
    assert.equal((await visitor.send('POST', `${RULES}/${id}/coupons`, wanted)).status, 422)
    assert.equal((await visitor.send('POST', `${RULES}/${id}/coupons`, { ...wanted, count: 100_000 })).status, 422)
    assert.equal((await visitor.send('POST', `${RULES}/999/coupons`, wanted)).status, 404)
  })

  test('several rules are deleted at once', async ({ assert }) => {
    const rules = [await makeRule({ code: 'A-1' }), await makeRule({ code: 'B-2' }), await makeRule({ code: 'C-3' })]
    const ids = rules.slice(0, 2).map(({ id }) => id)
    const answer = await visitor.send('POST', '/api/admin/marketing/cart-rule-deletions', { selection: { ids } })
    assert.deepEqual(answer.body, { data: { gone: 2 } })
    assert.equal(await count('marketing_coupons'), 1)
  })

  test('the form is told what it may choose from', async ({ assert }) => {
    const { body } = await visitor.send('GET', '/api/admin/marketing/rule-choices')
    const subtotal = { kind: 'marketing.subtotal', level: 'cart', label: 'Panier\u202f: montant TTC' }
    const percent = { kind: 'marketing.percent', initial: { percent: 1000, mostPieces: null, shipping: 'unchanged' } }
    assert.containsSubset(body, { data: { conditions: [subtotal], actions: [percent] } })
  })

  test('each deed has a permission of its own', async ({ assert }) => {
    await createRole('stagiaire', ['marketing.cart_rules.list'])
    const reader = await newStaffVisit({ email: 'stagiaire@exemple.fr', role: 'stagiaire' })
    const { id } = await makeRule({ code: 'A-1' })
    assert.equal((await reader.send('GET', `${RULES}/${id}`)).status, 200)
    assert.equal((await reader.send('GET', `${RULES}/${id}/coupons`)).status, 403)
    assert.equal((await reader.send('POST', RULES, RULE)).status, 403)
    assert.equal((await reader.send('POST', `${RULES}/${id}/copies`)).status, 403)
    assert.equal((await reader.send('DELETE', `${RULES}/${id}`, { version: 1 })).status, 403)
  })
})
