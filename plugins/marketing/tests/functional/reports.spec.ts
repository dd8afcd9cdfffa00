import { test } from '@japa/runner'
import { countQueries } from '#core/testing/query_counter'
import { anOrder, chooseAll, freshShop, placedOf, sellWine, signedInShopper } from '#plugins/sales/testing'
import { amountOff, makeRule } from '#plugins/marketing/testing'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import type { Visitor } from '#core/testing/visitor'
import type { ShopVisitor } from '#plugins/sales/testing'
import type { Store } from '#core/database/store'

const REPORTS = '/api/admin/marketing/reports'
const JUNE = '2026-06-01..2026-06-30'
const NAMES = ['rules', 'coupons', 'campaigns', 'cohorts', 'reviews']

type Row = Record<string, unknown>

test.group('Reports of marketing', (group) => {
  let store: Store
  let staff: Visitor

  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('V-1', 2500, 48)
    staff = await newStaffVisit({ email: 'equipe@exemple.fr', role: 'admin' })
  })

  const set = (sql: string, ...bindings: (string | number)[]) => store.lucid.rawQuery(sql, bindings)
  const euros = (amount: number) => ({ amount, currency: 'EUR' })
  const read = async (report: string, period = JUNE, query = '') => {
    const { status, body } = await staff.send('GET', `${REPORTS}/${report}?filter[period]=${period}${query}`)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return (body as { data: Row[] }).data
  }
  const only = (rows: Row[], ...columns: string[]) => rows.map((row) => columns.map((column) => row[column]))

  /** Orders two bottles on a day, with a code or without. */
  const order = async (visitor: ShopVisitor, day: string, coupon: string | null = null) => {
    await visitor.fill({ 'V-1': 2 })
    await chooseAll({ coupon })
    const { number } = placedOf(await visitor.place())
    await set('update sales_orders set placed_at = ? where number = ?', `${day}T10:00:00.000Z`, number)
    return number
  }

  /** One comes twice, the first time with a code; another once, with the code; a third one calls the order off. */
  const aMonth = async () => {
    const rule = await makeRule({ name: 'Bienvenue', code: 'DIX' })
    const [one, other] = [await signedInShopper('une@exemple.fr'), await signedInShopper('autre@exemple.fr')]
    await order(one, '2026-06-02', 'DIX')
    await order(one, '2026-06-20')
    await order(other, '2026-06-05', 'DIX')
    const third = await signedInShopper('tierce@exemple.fr')
    const number = await order(third, '2026-06-06', 'DIX')
    await third.send('POST', `/api/sales/account/orders/${number}/cancellation`, {})
    return { rule, one }
  }

  test('tell what each rule and each code gave, and what its orders brought', async ({ assert }) => {
    const { rule, one } = await aMonth()
    // 50.00 less 10 %, and 10.00 of delivery.
    const figures = [2, 2, euros(1000), euros(11_000), euros(5500), 8.33]
    const columns = ['orders', 'newcomers', 'given', 'gross', 'basket', 'share']
    assert.deepEqual(only(await read('rules'), 'id', 'name', ...columns), [[rule.id, 'Bienvenue', ...figures]])
    assert.deepEqual(only(await read('coupons'), 'code', 'rule_id', ...columns), [['DIX', rule.id, ...figures]])

    await makeRule({ name: 'Sur tout', ...amountOff('cart', 500), priority: 1 })
    await order(one, '2026-06-25', 'DIX')
    assert.deepEqual(only(await read('rules'), 'name', 'orders', 'newcomers', 'given'), [
      ['Bienvenue', 3, 2, euros(1500)],
      ['Sur tout', 1, 0, euros(500)],
    ])
    assert.deepEqual(await read('rules', '2026-07-01..2026-07-31'), [])
    assert.lengthOf(await read('rules', JUNE, '&q=sur tout'), 1)
  })

  test('tell what the readers of a campaign ordered within a week', async ({ assert }) => {
    await aMonth()
    await set(`insert into marketing_campaigns (name, state, subject, preheader, body, channels, segment, last_occasion,
      version, created_at, updated_at) values ('Rosés', 'sent', '{}', '{}', '{}', '[]', '{}', '', 1,
      '2026-06-10T10:00:00.000Z', '2026-06-10T10:00:00.000Z')`)
    const row = await store.reader.first<{ id: number }>('select id from marketing_campaigns')
    const mail = (email: string, state: string, queuedAt: string, leftAt: string | null = null) =>
      store.lucid.rawQuery(
        `insert into marketing_deliveries (campaign_id, email, occasion, state, queued_at, left_at)
         values (?, ?, '', ?, ?, ?)`,
        [Number(row?.id), email, state, queuedAt, leftAt as string]
      )
    await mail('une@exemple.fr', 'queued', '2026-06-18T10:00:00.000Z')
    await mail('autre@exemple.fr', 'queued', '2026-06-18T10:00:00.000Z', '2026-06-19T10:00:00.000Z')
    // This one had ordered more than a week before; that one is not written to.
    await mail('tierce@exemple.fr', 'queued', '2026-06-18T10:00:00.000Z')
    await mail('personne@exemple.fr', 'skipped', '2026-06-18T10:00:00.000Z')
    assert.deepEqual(only(await read('campaigns'), 'name', 'mails', 'departures', 'orders', 'rate', 'gross'), [
      ['Rosés', 3, 1, 1, 33.33, euros(6000)],
    ])
    assert.deepEqual(await read('campaigns', '2026-05-01..2026-05-31'), [])
  })

  test('tell by month how many new customers came again', async ({ assert }) => {
    await aMonth()
    const late = await signedInShopper('tard@exemple.fr')
    await order(late, '2026-05-30')
    await order(late, '2026-07-20')
    const columns = ['day', 'customers', 'rate_30', 'rate_90', 'rate', 'orders', 'gross', 'each_brought']
    assert.deepEqual(only(await read('cohorts', '2026-05-01..2026-06-30', '&filter[step]=month'), ...columns), [
      ['2026-06-01', 2, 50, 50, 50, 3, euros(17_000), euros(8500)],
      ['2026-05-01', 1, 0, 100, 100, 2, euros(12_000), euros(12_000)],
    ])
  })

  test('tell by month what was thought of the products', async ({ assert }) => {
    await anOrder({ 'V-1': 1 })
    for (const [state, rating, answer] of [
      ['approved', 50, ''],
      ['approved', 20, 'Merci.'],
      ['pending', 30, ''],
    ] as const) {
      await set(
        `insert into catalogue_reviews (product_id, author_key, author_name, rating, title, body, locale, state, is_verified,
           answer, version, created_at, updated_at)
         select product_id, ?, 'Anne', ?, '', '', 'fr_FR', ?, true, ?, 1, ?, ? from catalogue_variants where sku = 'V-1'`,
        ...[`c${rating}`, rating, state, answer, '2026-06-10T10:00:00.000Z', '2026-06-10T10:00:00.000Z']
      )
    }
    const columns = ['day', 'reviews', 'published', 'average', 'low', 'answered']
    assert.deepEqual(only(await read('reviews', JUNE, '&filter[step]=month'), ...columns), [
      ['2026-06-01', 3, 2, 3.5, 1, 33.33],
    ])
  })

  test('stand on the dashboard', async ({ assert }) => {
    const { rule } = await aMonth()
    const rowsOf = async (widget: string) => {
      const path = `/api/admin/platform/widgets/marketing.${widget}?from=2026-06-01&to=2026-06-30&locale=en_GB`
      return ((await staff.send('GET', path)).body as { data: { rows: { rows: Row[] } } }).data.rows.rows
    }
    const screen = { screen: 'marketing.admin.discount', params: { id: rule.id } }
    assert.deepEqual(await rowsOf('discounts'), [{ cells: ['Bienvenue', euros(1000), euros(11_000)], ...screen }])
    assert.deepEqual(await rowsOf('customers'), [{ cells: ['June 2026', 2, 50] }])
    assert.deepEqual(await rowsOf('campaigns'), [])
    assert.deepEqual(await rowsOf('reviews'), [])
  })

  test('cost few statements and are read by who may', async ({ assert }) => {
    await aMonth()
    await createRole('lecteur', ['marketing.reports.list'])
    const reader = await newStaffVisit({ email: 'lecteur@exemple.fr', role: 'lecteur' })
    await createRole('autre', ['marketing.cart_rules.list'])
    const other = await newStaffVisit({ email: 'autre.lecteur@exemple.fr', role: 'autre' })
    for (const report of NAMES) {
      await read(report)
      const { queries } = await countQueries(() => read(report))
      // One more is of the session.
      assert.isAtMost(queries.length, 4, `${report}: ${queries.join('\n\n')}`)
      assert.equal((await reader.send('GET', `${REPORTS}/${report}`)).status, 200, report)
      assert.equal((await other.send('GET', `${REPORTS}/${report}`)).status, 403, report)
    }
  })
})
