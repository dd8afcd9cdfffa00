import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'
import { withRequirements } from '#core/plugin/order'
import { pluginAlone } from '#core/testing/plugin_alone'
import plugins from '#config/plugins'

const run = promisify(execFile)
const CLI = fileURLToPath(new URL('cli/index.js', APP_ROOT))

/** Boots a process with this plugin and what it requires, and asks it which plugins stand. */
async function bootAlone(id: string): Promise<string[]> {
  const { stdout } = await run(process.execPath, [CLI, 'plugin:list', '--json'], {
    env: { ...process.env, CELLIER_PLUGINS: id },
  })
  const listed = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]') as { id: string }[]
  return listed.map((plugin) => plugin.id)
}

test.group('Every plugin', (group) => {
  group.tap((each) => each.tags(['@sources']))
  for (const { id } of plugins) {
    test(`${id} boots with core and its requirements alone`, async ({ assert }) => {
      const expected = withRequirements([id], plugins).map((plugin) => plugin.id)
      assert.deepEqual(await bootAlone(id), expected)
    })
  }

  test('imports everything its manifest names', async ({ assert }) => {
    for (const plugin of plugins) {
      const { registry } = await pluginAlone(plugin)
      assert.equal(registry.plugins.at(-1)?.id, plugin.id)
    }
  })
})
