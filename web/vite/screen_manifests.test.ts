import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { screenManifests } from './screen_manifests'

test('Manifests of screens are those of the listed plugins, in their order', async ({ assert, cleanup }) => {
  const root = await mkdtemp(join(tmpdir(), 'cellier-manifests-'))
  cleanup(() => rm(root, { recursive: true }))
  const files = {
    'package.json': '{ "type": "module" }',
    'config/plugins.ts': ['tips', 'gone', 'plain', 'shop']
      .map((id) => `import x from '#plugins/${id}/plugin'`)
      .join('\n'),
    'plugins/shop/web/screens.ts': "export default { plugin: 'shop', screens: [] }",
    'plugins/tips/web/screens.ts': `import type { ScreenManifest } from '#web/lib/screens'
      import { screens } from './more.js'
      export default { plugin: 'tips', screens } satisfies ScreenManifest`,
    'plugins/tips/web/more.ts': "export const screens = [{ id: 'tips.list' as string }]",
    'plugins/plain/plugin.ts': '',
    'plugins/unlisted/web/screens.ts': "export default { plugin: 'unlisted', screens: [] }",
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  assert.deepEqual(await screenManifests(`${root}/`), [
    { plugin: 'tips', screens: [{ id: 'tips.list' }] },
    { plugin: 'shop', screens: [] },
  ])
})
