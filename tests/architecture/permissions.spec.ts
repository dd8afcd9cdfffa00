import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { PluginRegistry } from '#core/plugin/registry'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { RouteList } from '#core/http/route_list'
import { menuKey } from '#core/resources/names'
import { sourceFiles } from './source_files.js'

/** Files that declare permissions or hand them to roles: no use of them. */
const DECLARES = /\/(permissions(\/\w+)?|plugin)\.ts$/

test.group('Permissions', () => {
  test('that settings and screens name exist', async ({ assert }) => {
    const { permissions, plugins } = await app.container.make(PluginRegistry)
    const inSettings = plugins.flatMap(({ settings }) =>
      Object.values(settings ?? {}).map(({ permission }) => permission)
    )
    const inScreens = sourceFiles()
      .filter(({ path }) => /\/web\/\w*screens\.ts$/.test(path))
      .flatMap(({ text }) => [...text.matchAll(/permission: '([\w.]+)'/g)].map(([, key]) => key))
    const unknown = [...inSettings, ...inScreens].filter((key) => key && !permissions.has(key))
    assert.deepEqual(unknown, [])
  })

  test('that plugins declare are used: a key comes with the route or screen it guards', async ({ assert }) => {
    const { permissions, plugins } = await app.container.make(PluginRegistry)
    const code = sourceFiles()
      .filter(({ path }) => !DECLARES.test(path))
      .map(({ text }) => text)
      .join('\n')
    const declared = plugins.flatMap(({ slots, settings }) => [
      ...Object.values(slots ?? {}),
      ...Object.values(settings ?? {}),
    ])
    const { routes } = await app.container.make(RouteList)
    const resources = (await app.container.make(ResourceCatalogue)).all().map(({ resource }) => resource)
    const guarding = new Set([
      ...declared.map(({ permission }) => permission),
      ...routes.map(({ access }) => ('permission' in access ? access.permission : null)),
      ...resources.map(menuKey),
    ])
    // Routes of a family guard what each of its resources declares: `cms.:contentType.list`. So do the entries of its menu.
    const families = [...guarding].filter((key) => key?.includes(':'))
    const isOfFamily = (key: string) =>
      families.some((one) => new RegExp(`^${String(one).replaceAll(/:\w+/g, '\\w+')}$`).test(key)) ||
      families.some((one) => key.startsWith(`${String(one).split('.')[0]}.menu.`))
    const unused = [...permissions.keys()].filter((key) => {
      return !code.includes(`'${key}'`) && !guarding.has(key) && !isOfFamily(key)
    })
    assert.deepEqual(unused, [])
  })
})
