import { test } from '@japa/runner'
import plugin from '#plugins/rma/plugin'
import { pluginAlone } from '#core/testing/plugin_alone'

test.group('rma', () => {
  test('boots with nothing but what it requires', async ({ assert }) => {
    const { registry, translator } = await pluginAlone(plugin)
    assert.equal(registry.plugins.at(-1)?.id, 'rma')
    assert.isTrue(translator.has('fr_FR', 'rma.label'))
    assert.isTrue(translator.has('en_GB', 'rma.label'))
  })
})
