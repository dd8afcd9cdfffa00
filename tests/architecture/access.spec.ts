import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { RouteList } from '#core/http/route_list'
import { IdentityPort, type Person, type PersonKind, type SignedInPerson } from '#core/identity/identity_port'
import type { ApiClient } from '@japa/api-client'
import type { RegisteredRoute } from '#core/http/plugin_routes'

/** Whoever a test says is signed in, with all rights but those of the other side. */
class SignedIn extends IdentityPort {
  constructor(private readonly signedIn: Person | null) {
    super()
  }

  async customer() {
    return this.signedIn?.kind === 'customer' ? this.signedIn : null
  }

  async staff() {
    return this.signedIn?.kind === 'staff' ? this.signedIn : null
  }

  async recall(): Promise<SignedInPerson | null> {
    return null
  }

  async end() {}
}

function person(kind: PersonKind, permissions: string[]): Person {
  return { kind, id: 1, name: 'Test', email: 'test@example.com', permissions: new Set(permissions) }
}

const ORIGIN = `http://${process.env.HOST}:${process.env.PORT}`

/** Calls a route as our own page would, with every parameter filled. */
async function statuses(client: ApiClient, { methods, pattern }: RegisteredRoute): Promise<number[]> {
  const path = pattern.replace(/:\w+\??/g, '1')
  const asked = methods.filter((method) => method !== 'HEAD')
  const answers = asked.map((method) =>
    client.request(path, method).header('origin', ORIGIN).header('accept', 'application/json').redirects(0)
  )
  return Promise.all(answers.map(async (answer) => (await answer).status()))
}

async function routesFor(kinds: string[]): Promise<RegisteredRoute[]> {
  const { routes } = await app.container.make(RouteList)
  return routes.filter(({ access }) => kinds.includes(access.kind))
}

/** Who comes in by which mark; every route is tried by every one of them. */
const MATRIX: [who: string, person: Person | null, kinds: string[], status: number][] = [
  ['nobody', null, ['staff', 'permission', 'customer'], 401],
  ['a customer', person('customer', ['everything.else']), ['staff', 'permission'], 401],
  ['staff who are no customers', person('staff', ['everything.else']), ['customer'], 401],
  ['staff without the key', person('staff', ['everything.else']), ['permission'], 403],
]

test.group('Closed routes', (group) => {
  // A rule about a record that a test before this one left would answer for the route.
  group.setup(async () => resetDatabase(await app.container.make(Store)))

  group.each.teardown(() => app.container.restoreAll())

  for (const [who, signedIn, kinds, status] of MATRIX) {
    test(`answer ${status} to ${who}`, async ({ client, assert }) => {
      app.container.swap(IdentityPort, () => new SignedIn(signedIn))
      for (const route of await routesFor(kinds)) {
        const answered = await statuses(client, route)
        for (const one of answered) assert.equal(one, status, `${route.name} let ${who} in`)
      }
    })
  }

  test('answer 403 to customers whose group lacks the key', async ({ client, assert }) => {
    app.container.swap(IdentityPort, () => new SignedIn(person('customer', [])))
    const routes = await routesFor(['customer'])
    for (const route of routes.filter(({ access }) => 'permission' in access && access.permission)) {
      for (const one of await statuses(client, route)) assert.equal(one, 403, route.name)
    }
  })

  test('let staff in who hold the key', async ({ client, assert }) => {
    const routes = await routesFor(['permission'])
    // A key may have parameters of the address, which all are 1 here.
    const keys = routes.map(({ access }) =>
      'permission' in access ? String(access.permission).replaceAll(/:\w+/g, '1') : ''
    )
    app.container.swap(IdentityPort, () => new SignedIn(person('staff', keys)))
    for (const route of routes) {
      for (const one of await statuses(client, route)) assert.notInclude([401, 403], one, route.name)
    }
  })
})
