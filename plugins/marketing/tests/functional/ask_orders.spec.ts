import { test } from '@japa/runner'
import {
  chooseAll,
  contributed,
  freshShop,
  PAY_LATER,
  sellWine,
  ShopVisitor,
  signedInShopper,
} from '#plugins/sales/testing'
import { countQueries } from '#core/testing/query_counter'
import { makeRule, onlyIf, percentOff, when } from '#plugins/marketing/testing'
import { newStaffVisit } from '#plugins/users/testing'
import type { ExplainedRule, RuleTrial } from '#plugins/marketing/queries/ask_orders'
import type { CustomerCartAnswer } from '#plugins/sales/testing'
import type { Store } from '#core/database/store'

const atLeast = (pieces: number) => when('pieces', { operator: 'at_least', pieces })
const euros = (amount: number) => ({ amount, currency: 'EUR' })

test.group('Rules and orders', (group) => {
  let store: Store

  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('V-1', 2500, 96)
    return contributed('sales.payment_methods', 'test.later', PAY_LATER)
  })

  async function order(pieces: number, email: string, coupon?: string): Promise<number> {
    const visitor = await signedInShopper(email)
    await visitor.fill({ 'V-1': pieces })
    await chooseAll({ payment: 'test.later', ...(coupon ? { coupon } : {}) })
    await visitor.place()
    const row = await store.reader.first<{ id: number }>('select max(id) as id from sales_orders')
    return Number(row?.id)
  }

  const explain = async (id: number) => {
    const staff = await newStaffVisit()
    const { status, body } = await staff.send('GET', `/api/admin/marketing/orders/${id}/explanations`)
    return { status, rules: (body as { data: ExplainedRule[] }).data }
  }

  test('an order says why each rule was given or not, by the order as it was placed', async ({ assert }) => {
    const made = await makeRule({ name: 'Dix', ...onlyIf([atLeast(2)]) })
    await makeRule({
      name: 'Douze',
      priority: 1,
      ...onlyIf([atLeast(12), when('sku', { operator: 'among', skus: ['v-1'] })]),
    })
    await makeRule({ name: 'Code', priority: 2, code: 'DIX' })
    await makeRule({ name: 'Éteinte', priority: 3, isActive: false })
    await makeRule({ name: 'Finie', priority: 4, endsOn: '2020-01-01' })
    await makeRule({ name: 'Pros', priority: 5, groups: ['professional'] })
    await makeRule({ name: 'Nue', priority: 6, ...onlyIf([{ kind: 'loyalty.points', values: {} }]) }).catch(() => null)
    const id = await order(2, 'a@exemple.fr')
    const { rules } = await explain(id)
    assert.deepEqual(
      rules.map(({ name, isGiven, reason }) => [name, isGiven, reason]),
      [
        ['Dix', true, 'La remise s’applique.'],
        ['Douze', false, 'Les conditions ne sont pas remplies.'],
        ['Code', false, 'Aucun code de cette remise n’a été saisi.'],
        ['Éteinte', false, 'La remise n’est pas active.'],
        ['Finie', false, 'La remise, ou son code, n’était plus valable.'],
        ['Pros', false, 'La remise n’est ni pour ce canal ni pour ce groupe de clients.'],
      ]
    )
    assert.deepEqual([rules[0]?.id, rules[0]?.amount], [made.id, euros(500)])
    assert.deepEqual(
      rules[1]?.conditions?.conditions.map(({ text, outcome }) => [text, outcome]),
      [
        ['Panier, nombre d’articles\u202f: au moins 12', 'unmet'],
        ['Article, référence\u202f: parmi v-1', 'met'],
      ]
    )
  })

  test('a cart says the same while it is filled, by its limits too; staff see what is in it', async ({ assert }) => {
    await makeRule({ name: 'Dix', ...onlyIf([atLeast(2)]), usesPerCustomer: 1 })
    await makeRule({ name: 'Douze', priority: 1, ...onlyIf([atLeast(12)]) })
    await order(2, 'a@exemple.fr')
    const staff = await newStaffVisit()
    const customer = await store.reader.first<{ id: number }>('select id from users_customers')
    const seen = async () => {
      const { body } = await staff.send('GET', `/api/admin/sales/customers/${Number(customer?.id)}/cart`)
      return (body as { data: CustomerCartAnswer }).data.cart
    }
    assert.isNull(await seen())
    const visitor = new ShopVisitor()
    await visitor.signIn('a@exemple.fr')
    await visitor.fill({ 'V-1': 3 })
    const cart = await seen()
    assert.deepEqual(
      cart?.lines.map(({ sku, quantity }) => [sku, quantity]),
      [['V-1', 3]]
    )
    const asked = async () => {
      const answer = await staff.send('GET', `/api/admin/marketing/carts/${cart?.id}/explanations`)
      const rules = answer.status === 200 ? (answer.body as { data: ExplainedRule[] }).data : []
      return { status: answer.status, rules: rules.map(({ name, isGiven, reason }) => [name, isGiven, reason]) }
    }
    assert.deepEqual((await asked()).rules, [
      ['Dix', false, 'Elle a été utilisée autant de fois que permis.'],
      ['Douze', false, 'Les conditions ne sont pas remplies.'],
    ])
    await visitor.fill({ 'V-1': 9 })
    assert.deepInclude((await asked()).rules, ['Douze', true, 'La remise s’applique.'])
    await chooseAll({ payment: 'test.later' })
    await visitor.place()
    assert.equal((await asked()).status, 404)
  })

  test('an order that nobody has is not found', async ({ assert }) => {
    assert.equal((await explain(999)).status, 404)
  })

  test('a rule is tried on the last orders before it is switched on: what it costs, and what adds up', async ({
    assert,
  }) => {
    const small = await order(2, 'a@exemple.fr')
    const large = await order(12, 'b@exemple.fr')
    const staff = await newStaffVisit()
    const tried = async (parts: object) => {
      const placed = { id: 0, channels: [], groups: [], priority: 0, stopsOthers: false, needsCode: false }
      const body = { ...percentOff(1000), ...onlyIf([]), ...placed, ...parts }
      const answer = await staff.send('POST', '/api/admin/marketing/rule-trials', body)
      return { status: answer.status, ...(answer.body as { data: RuleTrial }).data }
    }
    const all = await tried({})
    assert.deepEqual([all.asked, all.cost], [2, euros(3500)])
    assert.deepEqual(
      all.given.map(({ id, amount }) => [id, amount]),
      [
        [large, euros(3000)],
        [small, euros(500)],
      ]
    )
    const cheapest = { kind: 'marketing.cheapest_free', settings: { pieces: 12, times: 'once' } }
    assert.deepEqual(
      (await tried(cheapest)).given.map(({ id, amount }) => [id, amount]),
      [[large, euros(2500)]]
    )
    assert.deepEqual((await tried({ ...onlyIf([atLeast(24)]) })).given, [])
    assert.deepEqual((await tried({ groups: ['professional'] })).given, [])
    assert.equal((await tried({ settings: { percent: 10_100 } })).status, 422)
    const rules = await store.reader.first<{ n: number }>('select count(*) as n from marketing_cart_rules')
    assert.equal(Number(rules?.n), 0)

    const rival = await makeRule({ name: 'Rivale', ...onlyIf([atLeast(12)]) })
    await makeRule({ name: 'Autre priorité', priority: 1 })
    await makeRule({ name: 'Avec code', code: 'DIX' })
    await makeRule({ name: 'Pour d’autres', groups: ['professional'] })
    await makeRule({ name: 'Jamais là', ...onlyIf([atLeast(24)]) })
    await makeRule({ name: 'Finie', endsOn: '2026-01-01' })
    const together = async (parts: object) => (await tried(parts)).together.map(({ name }) => name)
    assert.deepEqual(await together({ needsCode: true, startsOn: '2026-01-02' }), ['Rivale'])
    assert.deepEqual(await together({ id: rival.id, needsCode: true, startsOn: '2026-01-02' }), [])
    assert.deepEqual(await together({ stopsOthers: true }), [])
    assert.deepEqual(await together({ priority: 7 }), [])
  })
})

test.group('The closest rule', (group) => {
  group.each.setup(async () => {
    await freshShop()
    await sellWine('V-1', 2500, 96)
  })

  const closestFor = async (pieces: number) => {
    const visitor = new ShopVisitor()
    await visitor.fill({ 'V-1': pieces })
    return (await visitor.cart()).closest?.message ?? ''
  }

  test('is told to shoppers with what it lacks, an amount or pieces', async ({ assert }) => {
    const label = (text: string) => ({ label: { fr_FR: text, en_GB: text } })
    const amount = when('subtotal', { operator: 'at_least', amount: 6200 })
    await makeRule({ ...label('Dès 62 €'), ...onlyIf([amount]) })
    await makeRule({
      ...label('Treize à la douzaine'),
      kind: 'marketing.cheapest_free',
      settings: { pieces: 12, times: 'once' },
      stopsOthers: true,
    })
    assert.match(await closestFor(2), /^«\u202fDès 62 €\u202f»\u202f: il manque 12,00\s€\.$/)
    assert.equal(await closestFor(11), '«\u202fTreize à la douzaine\u202f»\u202f: il manque 1 article.')
    assert.isEmpty(await closestFor(12))
  })

  test('is none where more than one thing is missing, or what no shopper can add', async ({ assert }) => {
    const amount = when('subtotal', { operator: 'at_least', amount: 6200 })
    await makeRule(onlyIf([amount, atLeast(6)]))
    await makeRule(onlyIf([when('country', { operator: 'among', countries: ['FR'] }), amount]))
    assert.isEmpty(await closestFor(2))
  })

  test('costs no further statement', async ({ assert }) => {
    await makeRule(onlyIf([atLeast(6)]))
    const visitor = new ShopVisitor()
    await visitor.fill({ 'V-1': 2 })
    await visitor.cart()
    const { queries: one } = await countQueries(() => visitor.cart())
    for (const pieces of [7, 8, 9]) await makeRule(onlyIf([atLeast(pieces)]))
    await visitor.cart()
    const { queries: four } = await countQueries(() => visitor.cart())
    assert.equal(four.length, one.length)
  })
})
