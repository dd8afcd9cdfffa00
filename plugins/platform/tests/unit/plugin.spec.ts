import { test } from '@japa/runner'
import plugin from '#plugins/platform/plugin'
import { pluginAlone } from '#core/testing/plugin_alone'

test.group('platform', () => {
  test('boots with core alone and registers the routes that others build on', async ({ assert }) => {
    const { registry, routes } = await pluginAlone(plugin)
    assert.deepEqual(
      registry.plugins.map(({ id }) => id),
      ['platform']
    )
    const names = routes.map(({ name }) => name)
    for (const name of ['init', 'get-metadata', 'search.index']) assert.include(names, name)
  })
})
