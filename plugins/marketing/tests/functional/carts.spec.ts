import { test } from '@japa/runner'
import { ProductFactory } from '#plugins/catalogue/testing'
import { countQueries } from '#core/testing/query_counter'
import { freshShop, refusalOf, sellWine, ShopVisitor, signedInShopper } from '#plugins/sales/testing'
import { amountOff, makeRule, onlyIf, when } from '#plugins/marketing/testing'
import cartRuleSource from '#plugins/marketing/rules/cart_rule_source'
import type { Answer } from '#core/testing/visitor'
import type { CartForDiscounts } from '#plugins/sales/index'
import type { Store } from '#core/database/store'

const COUPON = '/api/sales/cart/coupon'

const messageOf = ({ body }: Answer) => (body as { errors: { message: string }[] }).errors[0]?.message

/** A cart of two bottles at 25.00. */
async function filled(visitor = new ShopVisitor()): Promise<ShopVisitor> {
  await sellWine('V-1', 2500)
  await visitor.fill({ 'V-1': 2 })
  return visitor
}

const apply = (visitor: ShopVisitor, code: string) => visitor.send('POST', COUPON, { code })

const totalOf = async (visitor: ShopVisitor) => (await visitor.cart()).totals?.total.amount

test.group('Discounts on carts', (group) => {
  let store: Store

  group.each.setup(async () => {
    store = await freshShop()
  })

  test('a rule without a code is given by itself', async ({ assert }) => {
    await makeRule({ label: { fr_FR: 'Fête des vignerons', en_GB: 'Growers’ feast' } })
    const { totals } = await (await filled()).cart()
    assert.deepEqual(totals?.discounts, [
      { label: 'Fête des vignerons', code: null, amount: { amount: 500, currency: 'EUR' } },
    ])
    assert.equal(totals?.total.amount, 4500)
    // 45.00 × 20 / 120 = 7.50: the VAT of what is paid.
    assert.equal(totals?.tax.amount, 750)
  })

  test('a code is typed in any case, applied, and taken off again', async ({ assert }) => {
    await makeRule({ code: 'BIENVENUE10' })
    const visitor = await filled()
    assert.equal(await totalOf(visitor), 5000)
    assert.equal((await apply(visitor, 'bienvenue10')).status, 200)
    const { totals, coupon } = await visitor.cart()
    assert.equal(totals?.total.amount, 4500)
    assert.deepEqual([coupon.code, coupon.problem], ['BIENVENUE10', null])
    assert.equal((await visitor.send('DELETE', COUPON)).status, 200)
    assert.equal(await totalOf(visitor), 5000)
  })

  test('a code that nobody knows is refused in the words of the shop', async ({ assert }) => {
    const answer = await apply(await filled(), 'NADA')
    assert.equal(refusalOf(answer), '422 E_SALES_COUPON_UNKNOWN')
    assert.equal(messageOf(answer), 'Ce code promotionnel n’existe pas\u202f!')
  })

  test('codes are not found by trying: only so many may fail from one place', async ({ assert }) => {
    await makeRule({ code: 'BIENVENUE10' })
    const visitor = await filled()
    for (let at = 0; at < 29; at += 1) assert.equal((await apply(visitor, `ESSAI-${at}`)).status, 422)
    // What works is no failure.
    assert.equal((await apply(visitor, 'BIENVENUE10')).status, 200)
    assert.equal((await visitor.send('DELETE', COUPON)).status, 200)
    assert.equal((await apply(visitor, 'ESSAI-30')).status, 422)
    const guest = new ShopVisitor()
    await guest.fill({ 'V-1': 1 })
    assert.equal(refusalOf(await apply(guest, 'BIENVENUE10')), '429 E_SALES_COUPON_TOO_MANY')
  })

  test('a code says why it gives nothing', async ({ assert }) => {
    await makeRule({ code: 'ETEINT', isActive: false })
    await makeRule({ code: 'PASSE', endsOn: '2020-01-01' })
    await makeRule({ code: 'BIENTOT', startsOn: '2999-01-01' })
    await makeRule({ code: 'PROS', groups: ['professional'] })
    await makeRule({ code: 'AILLEURS', channels: ['belgique'] })
    await makeRule({
      code: 'GROS',
      ...onlyIf([when('subtotal', { operator: 'at_least', amount: 10_000 })]),
    })
    const { id } = await makeRule({ code: 'FINI', usageLimit: 1 })
    await store.transaction((trx) =>
      trx.rawQuery('update marketing_coupons set times_used = 1 where rule_id = ?', [id])
    )
    const visitor = await filled()
    const refused = async (code: string) => refusalOf(await apply(visitor, code))
    assert.equal(await refused('ETEINT'), '422 E_SALES_COUPON_UNKNOWN')
    assert.equal(await refused('PASSE'), '422 E_SALES_COUPON_EXPIRED')
    const early = await apply(visitor, 'BIENTOT')
    assert.equal(refusalOf(early), '422 E_SALES_COUPON_NOT_YET')
    assert.equal(messageOf(early), 'Le code «\u202fBIENTOT\u202f» sera valable à partir du 1 janvier 2999.')
    assert.equal(await refused('PROS'), '422 E_SALES_COUPON_NOT_FOR_YOU')
    assert.equal(await refused('AILLEURS'), '422 E_SALES_COUPON_NOT_FOR_YOU')
    assert.equal(await refused('GROS'), '422 E_SALES_COUPON_NOT_MET')
    assert.equal(await refused('FINI'), '422 E_SALES_COUPON_USED_UP')
    await visitor.send('PUT', `/api/sales/cart/items/${(await visitor.cart()).lines[0]?.key}`, { quantity: 4 })
    assert.equal((await apply(visitor, 'GROS')).status, 200)
  })

  test('a code that a cart holds says why it gives nothing any more, each reason in its own sentence', async ({
    assert,
  }) => {
    const condition = when('subtotal', { operator: 'at_least', amount: 4000 })
    const { id } = await makeRule({ code: 'SEUIL', ...onlyIf([condition]) })
    const visitor = await filled()
    assert.equal((await apply(visitor, 'SEUIL')).status, 200)
    const problem = async () => {
      const { coupon } = await visitor.cart()
      return [coupon.problem?.code, coupon.problem?.message]
    }
    const [line] = (await visitor.cart()).lines
    await visitor.send('PUT', `/api/sales/cart/items/${line?.key}`, { quantity: 1 })
    assert.deepEqual(await problem(), [
      'conditions_not_met',
      'Votre panier ne remplit pas les conditions du code «\u202fSEUIL\u202f».',
    ])
    await visitor.send('PUT', `/api/sales/cart/items/${line?.key}`, { quantity: 2 })
    assert.deepEqual(await problem(), [undefined, undefined])
    const set = (sql: string) =>
      store.transaction(async (trx) => {
        await trx.rawQuery(sql, [id])
        await trx.rawQuery('update marketing_coupons set times_used = times_used where rule_id = ?', [id])
      })
    await set("update marketing_coupons set expires_on = '2020-01-01' where rule_id = ?")
    assert.deepEqual(await problem(), ['expired', 'Le code «\u202fSEUIL\u202f» n’est plus valable.'])
    await set('update marketing_coupons set expires_on = null, usage_limit = 1, times_used = 1 where rule_id = ?')
    assert.deepEqual(await problem(), [
      'limit_reached',
      'Le code «\u202fSEUIL\u202f» a déjà été utilisé autant de fois que permis.',
    ])
    await set('delete from marketing_coupons where rule_id = ?')
    assert.deepEqual(await problem(), ['unknown', 'Le code «\u202fSEUIL\u202f» n’existe plus.'])
  })

  test('a rule for a category takes what stands below it too, and leaves the rest', async ({ assert }) => {
    await sellWine('V-2', 2500)
    const red = { sku: 'V-1', price: 2500, categories: ['Vins > Rouges'] }
    await ProductFactory.create(red)
    const above = await store.reader.first<{ id: number }>(
      'select id from catalogue_categories where parent_id is null'
    )
    await makeRule(onlyIf([when('category', { operator: 'among', categories: [String(above?.id)] })]))
    const visitor = new ShopVisitor()
    await visitor.fill({ 'V-1': 1, 'V-2': 1 })
    assert.equal(await totalOf(visitor), 4750)
  })

  test('free delivery by a code is applied though it takes nothing off the goods', async ({ assert }) => {
    await makeRule({ kind: 'marketing.free_shipping', settings: {}, code: 'PORT' })
    const found = (await cartRuleSource.prepare(bareCart(), ['PORT']))(null)
    assert.deepEqual([found.freeShipping, found.refusedCodes], [true, []])
    assert.containsSubset(found.applied, [{ code: 'PORT', perLine: {}, shipping: 0 }])
  })

  test('rules are held in memory: without a code a cart asks nothing of them', async ({ assert }) => {
    await makeRule()
    await cartRuleSource.prepare(bareCart(), [])
    const { queries } = await countQueries(() => cartRuleSource.prepare(bareCart(), []))
    assert.deepEqual(queries, [])
    const { queries: coded } = await countQueries(() => cartRuleSource.prepare(bareCart(), ['NADA']))
    assert.lengthOf(coded, 1)
  })

  test('a limit per customer is counted for those who signed in', async ({ assert }) => {
    const { id } = await makeRule({ code: 'UNEFOIS', usesPerCustomer: 1 })
    const visitor = await filled(await signedInShopper())
    const customer = await store.reader.first<{ id: number }>('select id from users_customers')
    const applied = [
      { source: 'marketing.cart_rules', reference: String(id), label: '', code: 'UNEFOIS', perLine: {}, shipping: 0 },
    ]
    await store.transaction((trx) =>
      cartRuleSource.redeem(
        trx,
        { orderId: 1, customerId: Number(customer?.id), channel: 'default', currency: 'EUR', isPromised: false },
        applied
      )
    )
    assert.equal(refusalOf(await apply(visitor, 'UNEFOIS')), '422 E_SALES_COUPON_USED_UP')
    await store.transaction((trx) => cartRuleSource.giveBack(trx, 1))
    assert.equal((await apply(visitor, 'UNEFOIS')).status, 200)
  })

  test('a code that brings the goods below 500 € closes Corsica again', async ({ assert }) => {
    await makeRule({ code: 'DIX' })
    await sellWine('V-1', 2500)
    const visitor = new ShopVisitor()
    await visitor.fill({ 'V-1': 20 })
    const address = { firstName: 'Claire', lastName: 'Client', street: '1 quai Napoléon', city: 'Ajaccio' }
    const billing = JSON.stringify({ ...address, country: 'FR', postcode: '20090' })
    await store.transaction((trx) => trx.rawQuery('update sales_carts set billing = ?', [billing]))
    const before = (await visitor.cart()).shipping
    assert.deepEqual(
      before.offers.map(({ price }) => price.amount),
      [0]
    )
    await apply(visitor, 'DIX')
    const { offers, refusal } = (await visitor.cart()).shipping
    assert.deepEqual(offers, [])
    // 500.00 less 10 % is 450.00.
    assert.include(refusal?.message ?? '', 'Il manque 50,00\u202f€')
  })

  test('a rule whose budget a cart would exceed gives nothing, and nothing of it is left over', async ({ assert }) => {
    await makeRule({ mostMoney: 499 })
    const visitor = await filled()
    assert.equal(await totalOf(visitor), 5000)
    const [line] = (await visitor.cart()).lines
    await visitor.send('PUT', `/api/sales/cart/items/${line?.key}`, { quantity: 1 })
    assert.equal(await totalOf(visitor), 2250)
  })

  test('a fixed amount is converted to the money that is paid in', async ({ assert }) => {
    await makeRule(amountOff('cart', 1000))
    const none = (await cartRuleSource.prepare({ ...bareCart(), currency: 'USD' }, []))(null)
    assert.deepEqual(none.applied, [])
    await store.transaction(async (trx) => {
      await trx.rawQuery(
        `insert into configuration_exchange_rates (base, target, rate, source, changed_at)
         values ('EUR', 'USD', '1.2', '', '2026-01-01T00:00:00.000Z')`
      )
      await store.changes.record(trx, 'configuration.exchange_rates', ['EUR USD'])
    })
    const { applied } = (await cartRuleSource.prepare({ ...bareCart(), currency: 'USD' }, []))(null)
    assert.deepEqual(applied[0]?.perLine, { a: 1200 })
  })
})

function bareCart(): CartForDiscounts {
  return {
    channel: 'default',
    currency: 'EUR',
    locale: 'fr_FR' as const,
    group: '',
    customerId: null,
    lines: [
      {
        key: 'a',
        variantId: 1,
        productId: 1,
        sku: 'V-1',
        quantity: 1,
        unitAmount: 5000,
        weight: 1300,
        ships: true,
        isMoney: false,
      },
    ],
    destination: null,
    paymentCode: null,
  }
}
