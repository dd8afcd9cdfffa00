import { test } from '@japa/runner'
import plugin from '#plugins/tickets/plugin'
import { pluginAlone } from '#core/testing/plugin_alone'

test.group('tickets', () => {
  test('boots with nothing but what it requires', async ({ assert }) => {
    const { registry, translator } = await pluginAlone(plugin)
    assert.equal(registry.plugins.at(-1)?.id, 'tickets')
    assert.isTrue(translator.has('fr_FR', 'tickets.label'))
    assert.isTrue(translator.has('en_GB', 'tickets.label'))
  })
})
