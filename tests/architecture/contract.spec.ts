import { test } from '@japa/runner'
import { bootRefusal } from './boot_refusal.js'
import { pluginAlone } from '#core/testing/plugin_alone'
import { definePlugin } from '#core/plugin/define_plugin'
import { withRequirements } from '#core/plugin/order'
import { PluginRegistry } from '#core/plugin/registry'
import complete from '../fixtures/plugins/complete/plugin.js'
import { integer } from '#core/fields/kinds/integer'
import { setting } from '#core/settings/setting'
import type { PluginDefinition } from '#core/plugin/contract'

const words = { fr_FR: 'Essai', en_GB: 'Trial' }

/** A plugin with nothing but what is given. */
function plugin(id: string, rest: Partial<PluginDefinition> = {}) {
  return definePlugin({ id, version: '1.0.0', label: words, ...rest })
}

test.group('The plugin contract', () => {
  test('takes a plugin that uses every key', async ({ assert }) => {
    const { registry, routes } = await pluginAlone(complete)
    assert.deepEqual(
      [...registry.permissions.keys()],
      ['complete.things.list', 'complete.menu.things', 'complete.account.things']
    )
    assert.deepEqual(
      routes.map(({ name, access }) => [name, access.kind]),
      [
        ['complete.open.show', 'public'],
        ['complete.mine.show', 'customer'],
        ['complete.admin.me.show', 'staff'],
        ['complete.admin.things.index', 'permission'],
      ]
    )
    const [greeting] = await Promise.all(registry.contributions('complete.greetings').map(({ load }) => load()))
    assert.equal(greeting?.greet('Anne'), 'Bonjour Anne')
    assert.isFunction(registry.provider('channels'))
  })

  test('is read without booting anything: a manifest is frozen data', ({ assert }) => {
    assert.isFrozen(complete)
    assert.equal(complete.version, '1.2.3')
  })

  test('puts plugins after those they require, whatever their order in the list', ({ assert }) => {
    const registry = new PluginRegistry([
      plugin('orders', { requires: { goods: '^1.0.0' } }),
      plugin('goods', { requires: { core: '^1.0.0' } }),
    ])
    assert.deepEqual(
      registry.plugins.map(({ id }) => id),
      ['goods', 'orders']
    )
  })
})

test.group('A boot with some plugins only', () => {
  test('refuses one that is not listed', ({ assert }) => {
    const refused = () => withRequirements(['a', 'b'], [plugin('a')])
    assert.throws(refused, /Plugin "b": it was asked for \(CELLIER_PLUGINS\), .* config\/plugins\.ts\. Add it there/)
  })
})

test.group('The boot refuses, naming the plugin and the mend', () => {
  const declared = { 'a.things.list': words }

  const refusals: [title: string, plugins: ReturnType<typeof plugin>[], says: RegExp][] = [
    ['an id that is no name', [plugin('2fa')], /Plugin "2fa": this id cannot be used\. Take a snake_case noun/],
    ['an id of the house', [plugin('core')], /Plugin "core": this id cannot be used/],
    [
      'a version that is none',
      [plugin('a', { version: 'new' })],
      /Plugin "a": "new" is no version\. Write one such as/,
    ],
    ['two plugins of one id', [plugin('a'), plugin('a')], /Plugin "a": two plugins bear this id\. Remove one/],
    [
      'a requirement that is not listed',
      [plugin('a', { requires: { b: '^1.0.0' } })],
      /Plugin "a": it requires the plugin "b" \(\^1\.0\.0\), which is not listed\. Add "b" to config\/plugins\.ts/,
    ],
    [
      'a version out of range',
      [plugin('a', { requires: { b: '^2.0.0' } }), plugin('b')],
      /Plugin "a": it requires "b" \^2\.0\.0, but "b" is at 1\.0\.0\. Install/,
    ],
    [
      'a core out of range',
      [plugin('a', { requires: { core: '^9.0.0' } })],
      /Plugin "a": it requires "core" \^9\.0\.0, but "core" is at 1\.0\.0/,
    ],
    [
      'a range that is none',
      [plugin('a', { requires: { core: 'latest!' } })],
      /Plugin "a": "latest!" is no semver range for "core"\. Write one/,
    ],
    [
      'requirements in a circle',
      [
        plugin('a', { requires: { b: '^1.0.0' } }),
        plugin('b', { requires: { c: '^1.0.0' } }),
        plugin('c', { requires: { a: '^1.0.0' } }),
      ],
      /Plugin "a": its requires run in a circle: a → b → c → a\. Remove one/,
    ],
    [
      'a permission with a foreign name',
      [plugin('a', { permissions: { admin: { 'other.things.list': words } } })],
      /Plugin "a": the permission "other\.things\.list" does not start with its id\. Rename it to "a\.things\.list"/,
    ],
    [
      'a permission that another plugin declares',
      [plugin('a', { permissions: { admin: declared } }), plugin('b', { permissions: { admin: declared } })],
      /Plugin "b": the permission "a\.things\.list" is already registered by the plugin "a"\./,
    ],
    [
      'a setting with a foreign name',
      [plugin('a', { settings: { size: setting(integer({ default: 1, label: words })) } })],
      /Plugin "a": the setting "size" does not start with its id\. Rename it to "a\.size"/,
    ],
    [
      'a slot with a foreign name',
      [plugin('a', { slots: { 'b.side': { label: words } } })],
      /Plugin "a": the slot "b\.side" does not start/,
    ],
    [
      'a health check with a foreign name',
      [plugin('a', { health: { 'b.alive': async () => ({ default: async () => ({ ok: true }) }) } })],
      /Plugin "a": the health check "b\.alive" does not start/,
    ],
    [
      'an extension point with a foreign name',
      [plugin('a', { offers: ['complete.greetings'] })],
      /Plugin "a": the extension point "complete\.greetings" does not start/,
    ],
    [
      'a contribution to a point that nobody offers',
      [plugin('a', { extends: { 'complete.greetings': {} } })],
      /Plugin "a": it contributes to "complete\.greetings", which no listed plugin offers\. Check the name/,
    ],
    [
      'a contribution to a plugin it does not require',
      [complete, plugin('a', { extends: { 'complete.greetings': {} } })],
      /Plugin "a": it contributes to "complete\.greetings" without requiring its owner "complete"\. Add "complete"/,
    ],
    [
      'an event with a foreign name',
      [plugin('a', { events: ['b.thing.made'] })],
      /Plugin "a": the event "b\.thing\.made" does not start with its id\. Rename it to "a\.thing\.made"/,
    ],
    [
      'a listener to a mistyped event',
      [plugin('a', { events: ['a.thing.made'], listeners: { 'a.thing.mde': {} } })],
      /Plugin "a": it listens to the event "a\.thing\.mde", which no .* declares\. Did you mean "a\.thing\.made"\?/,
    ],
    [
      'a listener to an event of its own that it does not declare',
      [plugin('a', { listeners: { 'a.thing.made': {} } })],
      /Plugin "a": it listens to the event "a\.thing\.made", .*\. Check the name, or declare it under events/,
    ],
    [
      'a listener to an event of a plugin that is not there',
      [plugin('a', { listeners: { 'b.thing.made': {} } })],
      /Plugin "a": .* "b\.thing\.made", .*\. Check the name, or add the plugin that tells it to config\/plugins\.ts/,
    ],
    [
      'a listener to an event of a plugin that it does not require',
      [complete, plugin('a', { listeners: { 'complete.thing.made': {} } })],
      /Plugin "a": .*"complete\.thing\.made" without requiring its owner "complete"\. Add "complete" to its requires/,
    ],
    [
      'a mistyped key',
      [plugin('a', { rotues: () => undefined } as object)],
      /Plugin "a": its manifest has the unknown key "rotues"\. Did you mean "routes"\?/,
    ],
    [
      'a key like no other',
      [plugin('a', { constructor: 1 } as object)],
      /Plugin "a": .* the unknown key "constructor"\. Remove it; a manifest has id, version, label, requires, /,
    ],
    [
      'routes that fail',
      [
        plugin('a', {
          routes: () => {
            throw new RangeError('no more.')
          },
        }),
      ],
      /Plugin "a": its routes failed: RangeError: no more\. Mend tests\/architecture\/contract\.spec\.ts:\d+\.$/,
    ],
    [
      'a role with an unknown permission',
      [plugin('a', { roles: { editor: ['a.things.list'] } })],
      /Plugin "a": its role "editor" receives the unknown permission "a\.things\.list"\. Declare the permission/,
    ],
    [
      'a slot with an unknown permission',
      [plugin('a', { slots: { 'a.side': { label: words, permission: 'a.x' } } })],
      /Plugin "a": its slot "a\.side" names the unknown permission "a\.x"\./,
    ],
    [
      'two plugins behind one port',
      [complete, plugin('a', { provides: complete.provides ?? {} })],
      /Plugin "a": .*channels.*"complete"/,
    ],
    [
      'a route without a name',
      [plugin('a', { routes: (router) => void router.get('/x', () => '').public() })],
      /Plugin "a": the route GET \/x has no name\. Add \.as\('a\.…'\)/,
    ],
    [
      'a route that does not say who may come in',
      [plugin('a', { routes: (router) => void router.get('/x', () => '').as('a.x.show') })],
      /Plugin "a": the route "a\.x\.show" \(GET \/x\) does not say who may come in\. End it with/,
    ],
    [
      'a route with a foreign name',
      [
        plugin('a', {
          routes: (router) =>
            void router
              .get('/x', () => '')
              .as('b.x.show')
              .public(),
        }),
      ],
      /Plugin "a": the route name "b\.x\.show" does not start/,
    ],
    [
      'a route name that another plugin has',
      [
        plugin('a', {
          routes: (router) =>
            void router
              .get('/x', () => '')
              .as('init')
              .public(),
        }),
        plugin('b', {
          routes: (router) =>
            void router
              .get('/y', () => '')
              .as('init')
              .public(),
        }),
      ],
      /Plugin "b": the route name "init" is already registered by the plugin "a"/,
    ],
    [
      'a route with a permission that nobody declares',
      [
        plugin('a', {
          routes: (router) =>
            void router
              .get('/x', () => '')
              .as('a.x.show')
              .permission('a.x.view'),
        }),
      ],
      /Plugin "a": the route "a\.x\.show" names the permission "a\.x\.view", which no plugin declares for the admin/,
    ],
  ]

  for (const [title, plugins, says] of refusals) {
    test(title, ({ assert }) => {
      assert.match(bootRefusal(plugins), says)
    })
  }
})
