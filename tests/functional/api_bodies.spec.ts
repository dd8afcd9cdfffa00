import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Store } from '#core/database/store'
import { RouteList } from '#core/http/route_list'
import { chooseAll, freshShop, sellWine, anOrder, type ShopVisitor } from '#plugins/sales/testing'
import { createStaff, newStaffVisit } from '#plugins/users/testing'
import { requestSchema } from '#plugins/platform/transformers/request_schema'
import { decisions, sampleOf, type JsonSchema } from '../fixtures/sample_of.js'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { DescribedValidator } from '#core/http/route_schema'
import type { RegisteredRoute } from '#core/http/plugin_routes'

type Validator = DescribedValidator & { validate(data: unknown): Promise<unknown> }

interface Described {
  route: RegisteredRoute
  schema: JsonSchema
}

/** The bodies of a route, made of what the document says alone: one for each choice on which other fields depend. */
function samples({ route, schema }: Described): [name: string, body: unknown][] {
  return [{}, ...decisions(schema)].flatMap((said): [string, unknown][] => {
    return (['least', 'all'] as const).map((extent) => [
      `${route.name} ${extent} ${JSON.stringify(said)}`,
      sampleOf(schema, extent, route.name, said),
    ])
  })
}

/** Where the rows are that a route names by their number. */
const TABLES: Record<string, string> = {
  'customers': 'users_customers',
  'addresses': 'users_addresses',
  'groups': 'users_groups',
  'staff': 'users_staff',
  'roles': 'users_roles',
  'products': 'catalogue_products',
  'categories': 'catalogue_categories',
  'attributes': 'catalogue_attributes',
  'families': 'catalogue_families',
  'inventory-sources': 'catalogue_inventory_sources',
  'orders': 'sales_orders',
  'invoices': 'sales_invoices',
  'refunds': 'sales_refunds',
  'quotes': 'sales_quotes',
  'tax-rates': 'sales_tax_rates',
  'cart-rules': 'marketing_cart_rules',
}

/** Fields of refusals that are none of the body. */
const ELSEWHERE: Record<string, string[]> = {
  // What is missing in the cart, which is no part of the body, and what the address names.
  'sales.orders.store': ['shipping', 'payment'],
  'catalogue.admin.attributes.destroy': ['code'],
}

interface Refused {
  errors?: { code: string; field?: string }[]
}

function knows({ route, schema }: Described, field: string): boolean {
  return ELSEWHERE[route.name]?.includes(field) || JSON.stringify(schema).includes(`"${field}":`)
}

test.group('What the description of the API says of bodies and queries', (group) => {
  let store: Store
  let staff: Visitor
  let shopper: ShopVisitor
  group.setup(async () => {
    store = await freshShop()
    await sellWine('A', 1000)
    await createStaff({ email: 'autre@exemple.fr', name: 'Autre' })
    staff = await newStaffVisit({ email: 'chef@exemple.fr', name: 'Chef' })
    await leaveTraces()
  })

  /** Something of each kind, as far as routes name it. */
  async function leaveTraces(): Promise<void> {
    shopper = (await anOrder({ A: 6 })).visitor
    const order = `/api/admin/sales/orders/${await newest('orders')}`
    const line = await store.reader.first<{ id: number }>('select max(id) as id from sales_order_lines')
    const lines = [{ lineId: Number(line?.id), quantity: 1 }]
    const done = ({ status, body }: Answer) => {
      if (status >= 400) throw new Error(JSON.stringify(body))
    }
    done(await staff.send('POST', `${order}/invoices`, { lines, notify: false }))
    const money = { method: 'payment_offline.cheque', amount: 500 }
    done(await staff.send('POST', `/api/admin/sales/invoices/${await newest('invoices')}/transactions`, money))
    const given = { shipping: 0, adjustmentRefund: 100, adjustmentFee: 0, notify: false }
    done(await staff.send('POST', `${order}/refunds`, { ...given, lines: [] }))
    done(await staff.send('POST', '/api/admin/sales/quotes', { orderId: await newest('orders') }))
    done(await staff.send('POST', '/api/admin/sales/drafts', { orderId: await newest('orders') }))
    await shopper.fill({ A: 1 })
    await chooseAll()
  }

  async function newest(segment: string): Promise<string> {
    const table = TABLES[segment]
    const row = table ? await store.reader.first<{ id: number }>(`select max(id) as id from ${table}`) : undefined
    return String(row?.id ?? 1)
  }

  async function described(): Promise<Described[]> {
    const { routes } = await app.container.make(RouteList)
    return routes.flatMap((route) => {
      return route.validator ? [{ route, schema: requestSchema(route.validator) as JsonSchema }] : []
    })
  }

  async function send({ route }: Described, body: unknown): Promise<Answer> {
    const parts = route.pattern.split('/')
    const path = await Promise.all(parts.map((part, at) => (part.startsWith(':') ? newest(parts[at - 1] ?? '') : part)))
    const visitor = route.pattern.startsWith('/api/admin/') ? staff : shopper
    return visitor.send(route.methods[0] ?? '', path.join('/'), body)
  }

  test('is enough to make ones that their validators take, with the least and with everything', async ({ assert }) => {
    const refused: Record<string, unknown> = {}
    for (const one of await described()) {
      const validator = one.route.validator as Validator
      for (const [name, body] of samples(one)) {
        await validator
          .validate(body)
          .catch((error: { messages?: unknown }) => (refused[name] = error.messages ?? error))
      }
    }
    assert.deepEqual(refused, {})
  })

  test('leaves out nothing that routes ask for, and names nothing that they do not know', async ({ assert }) => {
    const wrong: Record<string, unknown> = {}
    const bodies = (await described()).filter(({ route }) => !route.methods.includes('GET'))
    // What ends a session or takes a thing away comes last.
    const isLast = ({ route: { name } }: Described) => Number(/session|destroy|delet/.test(name))
    for (const one of bodies.sort((left, right) => isLast(left) - isLast(right))) {
      for (const [name, sample] of samples(one)) {
        const { status, body } = await send(one, sample)
        const { errors = [] } = body as Refused
        const unknown = errors.filter(({ field = '' }) => field && !knows(one, field.split('.')[0] ?? ''))
        const missing = errors.filter(({ code }) => /_REQUIRED$|_NAME_MISSING$/.test(code))
        if (status >= 500 || unknown.length > 0 || missing.length > 0) wrong[name] = errors
      }
    }
    assert.deepEqual(wrong, {})
  }).timeout(90_000)
})
