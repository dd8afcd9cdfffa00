import { test } from '@japa/runner'
import { explainBootFailure } from '#core/boot/explain_failure'
import { definePlugin } from '#core/plugin/define_plugin'
import { PluginRegistry } from '#core/plugin/registry'
import type { Lazy } from '#core/plugin/extension_points'

/** What a person reads when a plugin contributes this. */
async function refusal(lazy: unknown): Promise<string> {
  const plugin = definePlugin({
    id: 'a',
    version: '1.0.0',
    label: { fr_FR: 'Essai', en_GB: 'Trial' },
    extends: { 'core.commands': { 'a:run': lazy as Lazy<never> } },
    provides: { channels: lazy as Lazy<never> },
  })
  const registry = new PluginRegistry([plugin])
  const loads = [registry.contributions('core.commands')[0]?.load, registry.provider('channels')]
  const told = await Promise.all(loads.map((load) => load?.().then(() => null, explainBootFailure)))
  return told.join('\n')
}

/** The failure of an import, as the loader of this process words it. */
async function failedImport(file: string): Promise<unknown> {
  return import(file).then(
    () => null,
    (error: unknown) => error
  )
}

test.group('A plugin whose files are broken', (group) => {
  group.tap((each) => each.tags(['@sources']))

  test('is named with the key and the cause when what it contributes fails', async ({ assert }) => {
    const told = await refusal(() => import('../fixtures/plugins/failing_contribution.js'))
    for (const key of ['contribution "a:run" to "core.commands"', 'port "channels"']) {
      assert.include(told, `Plugin "a": its ${key} failed: Error: No bottle is left. Mend tests/fixtures/plugins/`)
    }
  })

  test('is named when what it contributes is no import, or has no default export', async ({ assert }) => {
    assert.match(await refusal({}), /^Plugin "a": its contribution "a:run" to "core\.commands" failed: TypeError/)
    const told = await refusal(async () => ({}))
    assert.include(told, 'Plugin "a": its contribution "a:run" to "core.commands" has no default export. Export')
  })

  test('is named when its folder is gone, with what to do', async ({ assert }) => {
    const error = await failedImport('#plugins/gone/plugin')
    assert.equal(
      explainBootFailure(error),
      'Plugin "gone": it is listed in config/plugins.ts, but its folder plugins/gone is missing. Bring the folder back, ' +
        'or remove its lines from config/plugins.ts.'
    )
  })

  test('is named with the one that imports it, when that stays', async ({ assert }) => {
    const error = (await failedImport('#plugins/gone/index')) as Error
    error.message = error.message.replace(/imported from .*/, 'imported from /shop/plugins/sales/routes.ts')
    const told = explainBootFailure(error) ?? ''
    assert.match(told, /^Plugin "sales": it imports the plugin "gone", whose folder plugins\/gone is missing\. Bring/)
  })

  test('keeps its stack when a file of it is missing: that is a fault in its code', async ({ assert }) => {
    assert.isNull(explainBootFailure(await failedImport('#plugins/sales/gone')))
  })
})
