import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { AddByHand, PluginFiles } from '#cli/generators/edit/plugin_files'

/** A plugin of these files. */
async function pluginOf(files: Record<string, string>): Promise<{ plugin: PluginFiles; close: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'plugin-files-'))
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'plugins/wines', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return { plugin: new PluginFiles(root, 'wines'), close: () => rm(root, { recursive: true }) }
}

const MANIFEST = `import { definePlugin } from '#core/plugin/define_plugin'
import { permissions } from '#plugins/wines/permissions'
import { wineRoutes } from '#plugins/wines/routes'
import type { Label } from '#core/i18n/label'

export default definePlugin({ id: 'wines', permissions, routes: wineRoutes, events: [...EVENTS], extends: contributed() })
`
const FILES = {
  'plugin.ts': MANIFEST,
  'permissions.ts': "export const permissions = { admin: { 'wines.list': {} } } satisfies object\n",
  'routes.ts':
    "const A = () => import('a')\n\nexport function wineRoutes(router: Router): void {\n  first(router)\n}\n",
  'lang/fr_FR.json': '{ "wines.label": "Vins" }',
}

test.group('Additions to the files of a plugin', () => {
  test('go where the value stands, once, and keep what stands', async ({ assert }) => {
    const { plugin, close } = await pluginOf(FILES)
    const route = {
      statement: "router.get('/').as('wines.show')",
      controller: "const B = () => import('b')",
      imports: [],
    }
    for (let turn = 0; turn < 2; turn += 1) {
      plugin.manifest(['permissions', 'admin'], 'wines.view', '{}')
      plugin.manifest(['permissions', 'admin'], 'wines.list', '{ changed: true }')
      plugin.settings('tagSettings', 'settings/tags')
      plugin.list(['events'], "'wines.drunk'")
      plugin.route('wines.show', route)
      plugin.words('lang/fr_FR.json', { 'wines.label': 'Autres', 'wines.title': 'Titre' })
    }
    // Spaces are the business of the formatter.
    const text = (path: string) => plugin.changed.get(`plugins/wines/${path}`)?.replaceAll(/\s/g, '') ?? ''
    assert.include(text('permissions.ts'), "{admin:{'wines.list':{},'wines.view':{},}}satisfies")
    assert.include(text('plugin.ts'), 'settings:{...tagSettings}')
    assert.include(text('plugin.ts'), "events:[...EVENTS,'wines.drunk',]")
    assert.include(text('plugin.ts'), "/routes'import{tagSettings}from'#plugins/wines/settings/tags'importtype")
    assert.include(text('routes.ts'), "constA=()=>import('a')constB=()=>import('b')exportfunction")
    assert.include(text('routes.ts'), "{first(router)router.get('/').as('wines.show')}")
    assert.deepEqual(JSON.parse(plugin.changed.get('plugins/wines/lang/fr_FR.json') ?? ''), {
      'wines.label': 'Vins',
      'wines.title': 'Titre',
    })
    await close()
  })

  test('are left to a person where a value is computed, or a route is registered elsewhere', async ({ assert }) => {
    const { plugin, close } = await pluginOf({ ...FILES, 'routes.ts': 'export const wineRoutes = all([])\n' })
    assert.throws(() => plugin.manifest(['extends', 'core.jobs'], 'wines.job', '1'), AddByHand)
    const route = { statement: 'router.get()', controller: '', imports: [] }
    assert.throws(() => plugin.route('wines.show', route), AddByHand)
    await close()
  })
})
