import { test } from '@japa/runner'
import marketing from '#plugins/marketing/plugin'
import { pluginAlone } from '#core/testing/plugin_alone'

test.group('Marketing', () => {
  test('boots with its requirements alone', async ({ assert }) => {
    const { registry, routes } = await pluginAlone(marketing)
    assert.include(
      registry.plugins.map(({ id }) => id),
      'marketing'
    )
    assert.isTrue(routes.some(({ name }) => name === 'marketing.admin.cart_rules.index'))
  })
})
