import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { RateLimits } from '#core/limits/rate_limits'
import { RouteList } from '#core/http/route_list'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { newStaffVisit, seedRoles } from '#plugins/users/testing'

/** Every route that takes posts from elsewhere than our own pages. A new one is a decision: it stands here with its reason. */
const APPROVED = [
  // Signed by the mail provider with a secret: what became of mails.
  'marketing.mail_feedback.store',
  // Mail programs post when their reader presses « Unsubscribe » (RFC 8058): its token says whom it is about.
  'marketing.newsletter_unsubscriptions.store',
  // Signed by the provider; the method of payment verifies it.
  'sales.payment_notifications.store',
  // A payment page sends the browser back by a form; nothing is believed of it.
  'sales.payment_returns.store',
  // Mails, from a server that has the token: nobody else's body is read.
  'tickets.incoming_mails.store',
]

/** Most bytes that anybody may send without being known. */
const LARGEST = 256 * 1024

async function foreignRoutes() {
  const { routes } = await app.container.make(RouteList)
  return routes.filter(({ foreign }) => foreign !== null)
}

test.group('Posts from elsewhere', (group) => {
  group.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedRoles()
  })

  test('are taken by these routes alone, which are public and bounded', async ({ assert }) => {
    const routes = await foreignRoutes()
    assert.deepEqual(routes.map(({ name }) => name).sort(), APPROVED)
    const limits = await app.container.make(RateLimits)
    for (const { name, access, methods, foreign } of routes) {
      assert.equal(access.kind, 'public', name)
      assert.deepEqual(methods, ['POST'], name)
      if (!foreign?.known) assert.isAtMost(foreign?.bytes ?? Infinity, LARGEST, name)
      await limits.take(foreign?.limit ?? '', 'a test')
    }
  })

  test('find nobody signed in, and leave no cookie', async ({ assert }) => {
    const staff = await newStaffVisit()
    for (const { pattern } of await foreignRoutes()) {
      const answer = await staff.send('POST', pattern.replaceAll(/:\w+/g, '1'), {}, { 'sec-fetch-site': 'cross-site' })
      assert.oneOf(answer.status, [400, 401, 404], pattern)
      assert.deepEqual(answer.cookies, [], pattern)
    }
  })

  test('are counted', async ({ assert }) => {
    const route = (await foreignRoutes()).find(({ name }) => name === 'sales.payment_returns.store')
    const path = `http://${process.env.HOST}:${process.env.PORT}${route?.pattern.replace(':token', 'guessed')}`
    const statuses = new Set<number>()
    for (let tries = 0; tries < 130; tries += 1) statuses.add((await fetch(path, { method: 'POST' })).status)
    assert.deepEqual([...statuses], [404, 429])
  })
})
