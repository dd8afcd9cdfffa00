import { readFileSync, writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { RouteList } from '#core/http/route_list'
import { requiredFields } from '#core/testing/required_fields'

const APPROVED = new URL('route_names.txt', import.meta.url)
const FORM = /^[a-z][a-z0-9_]*(\.admin)?(\.[a-z][a-z0-9_]*)+\.(index|show|store|update|destroy|tree|move)$/

/** Names that are fixed in another form. */
const FIXED = new Set([
  'init',
  'get-metadata',
  'health',
  'search.index',
  // An extra action of a resource has the name that the definition gives it.
  'cms.admin.contents.replicate',
  ...['test', 'send', 'pause', 'resume', 'stop', 'copy'].map((action) => `marketing.admin.campaigns.${action}`),
  ...['addresses', 'shipping', 'payment'].map((step) => `sales.checkout.${step}`),
])

/** The method of a route, by the last part of its name. */
const METHODS: Record<string, string> = {
  index: 'GET',
  show: 'GET',
  store: 'POST',
  update: 'PUT',
  destroy: 'DELETE',
  tree: 'GET',
  move: 'PUT',
}

/** `name  METHODS address  who`, sorted: the public face of the API, as it stands in the approved file. */
async function face(): Promise<string> {
  const { routes } = await app.container.make(RouteList)
  const lines = routes.map(({ name, methods, pattern, access }) => {
    const key = 'permission' in access && access.permission ? ` ${access.permission}` : ''
    return `${name}  ${methods.filter((method) => method !== 'HEAD').join(',')} ${pattern}  ${access.kind}${key}`
  })
  return `${lines.sort().join('\n')}\n`
}

test.group('Named routes', () => {
  test('have names of the agreed form', async ({ assert }) => {
    const { routes } = await app.container.make(RouteList)
    const odd = routes.map(({ name }) => name).filter((name) => !FIXED.has(name) && !FORM.test(name))
    assert.deepEqual(odd, [])
  })

  test('have the method of their name', async ({ assert }) => {
    const { routes } = await app.container.make(RouteList)
    const wrong = routes.filter(({ name, methods }) => {
      const method = METHODS[name.split('.').at(-1) ?? '']
      return method && methods[0] !== method
    })
    assert.deepEqual(
      wrong.map(({ name, methods }) => `${name} ${methods[0]}`),
      []
    )
  })

  test('delete by version what is updated by version', async ({ assert }) => {
    const { routes } = await app.container.make(RouteList)
    const byVersion = routes.filter((route) => requiredFields(route).includes('version')).map(({ name }) => name)
    const deletions = byVersion
      .map((name) => name.replace(/update$/, 'destroy'))
      .filter((name) => routes.some((route) => route.name === name))
    assert.deepEqual(
      deletions.filter((name) => !byVersion.includes(name)),
      // One's own account: the password was given within the last five minutes.
      ['users.admin.profile.destroy']
    )
  })

  test('say by name and address when they are for staff', async ({ assert }) => {
    const { routes } = await app.container.make(RouteList)
    const wrong = routes.filter(({ name, pattern, access }) => {
      const forStaff = access.kind === 'staff' || access.kind === 'permission'
      return forStaff && (!name.includes('.admin.') || !pattern.startsWith('/api/admin/'))
    })
    assert.deepEqual(
      wrong.map(({ name }) => name),
      []
    )
  })

  test('are those of the approved list (APPROVE=1 writes it anew, for the diff to be read)', async ({ assert }) => {
    const present = await face()
    if (process.env.APPROVE === '1') writeFileSync(APPROVED, present)
    assert.equal(present, readFileSync(APPROVED, 'utf8'))
  })
})
