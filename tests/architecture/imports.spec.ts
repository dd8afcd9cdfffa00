import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'

const run = promisify(execFile)
const ROOT = fileURLToPath(APP_ROOT)

const manifest = (id: string, requires = '{}') =>
  `import { definePlugin } from '#core/plugin/define_plugin'\nexport default definePlugin({ id: '${id}', requires: ${requires} })\n`

/** A small house in which every import is allowed. */
const HOUSE: Record<string, string> = {
  'core/plugin/define_plugin.ts': 'export const definePlugin = (plugin: object) => plugin\n',
  'core/database/store.ts': 'export class Store {}\n',
  'core/http/kernel.ts': 'export const kernel = 1\n',
  'core/testing/fakes.ts': 'export const fake = 1\n',
  'config/plugins.ts': "import goods from '#plugins/goods/plugin'\nexport default [goods]\n",
  'plugins/goods/plugin.ts': manifest('goods'),
  'plugins/goods/index.ts': 'export const goods = 1\n',
  'plugins/goods/models/thing.ts': 'export class Thing {}\n',
  'plugins/goods/web/screens.ts': 'export default { screens: [] }\n',
  'plugins/goods/web/card.tsx': 'export const Card = () => null\n',
  'plugins/orders/plugin.ts': manifest('orders', "{ core: '^1.0.0', goods: '^1.0.0' }"),
  'plugins/orders/index.ts': "export { goods } from '#plugins/goods/index'\n",
  'plugins/orders/web/page.tsx': "export { Button } from '#web/ui/button'\n",
  'plugins/news/plugin.ts': manifest('news'),
  'plugins/news/index.ts': 'export const news = 1\n',
  'web/app/ui/button.tsx': 'export const Button = () => null\n',
}

/** For each rule a file that breaks it. */
const PLANTED: [rule: string, file: string, text: string][] = [
  ['every-import-resolves', 'core/lost.ts', "export * from '#core/nowhere'\n"],
  ['no-circular', 'core/one.ts', "import { two } from '#core/two'\nexport const one = () => two\n"],
  ['core-knows-no-plugin', 'core/knows.ts', "export * from '#plugins/goods/index'\n"],
  ['plugins-only-through-the-front-door', 'plugins/orders/back.ts', "export * from '#plugins/goods/models/thing'\n"],
  ['only-declared-requirements-news', 'plugins/news/undeclared.ts', "export * from '#plugins/goods/index'\n"],
  ['screens-see-no-server-code', 'plugins/goods/web/server.tsx', "export type * from '../models/thing'\n"],
  ['screens-keep-to-their-plugin', 'plugins/orders/web/other.tsx', "export * from '../../goods/web/card'\n"],
  ['server-sees-no-screens', 'plugins/goods/screen.ts', "export * from '#plugins/goods/web/card'\n"],
  ['web-imports-no-plugin', 'web/app/ui/feature.tsx', "export * from '../../../plugins/goods/web/card'\n"],
  ['test-doors-are-for-tests', 'plugins/goods/fakes.ts', "export * from '#core/testing/fakes'\n"],
  ['only-config-knows-plugins', 'cli/commands/knows.ts', "export * from '#plugins/goods/index'\n"],
  ['config-takes-manifests-only', 'config/plugins.ts', "export * from '#plugins/goods/index'\n"],
  ['controllers-do-not-touch-lucid', 'plugins/goods/controllers/c.ts', "export * from '#core/database/store'\n"],
  [
    'controllers-do-not-touch-lucid',
    'plugins/goods/things/things_controller.ts',
    "export * from '#core/database/store'\n",
  ],
  [
    'actions-do-not-know-http',
    'plugins/goods/actions/a.ts',
    "export type { HttpContext } from '@adonisjs/core/http'\n",
  ],
  [
    'actions-do-not-know-http',
    'plugins/goods/things/save_thing.ts',
    "export type { HttpContext } from '@adonisjs/core/http'\n",
  ],
  ['packages-are-listed', 'core/package.ts', "export * from 'qs'\n"],
]

/** The other half of the circle, which imports a type only. */
const PARTNER = [
  'core/two.ts',
  "import type { one } from '#core/one'\nexport const two = (of: typeof one) => of\n",
] as const

interface Violation {
  from: string
  rule: { name: string }
}

async function build(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cellier-imports-'))
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.depcruise.json', 'tsconfig.json', 'package.json']) {
    await cp(join(ROOT, file), join(folder, file))
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  return folder
}

/** What the rules find in a house: `rule file` lines. */
async function violations(files: Record<string, string>): Promise<string[]> {
  const folder = await build(files)
  try {
    const cruise = join(ROOT, 'node_modules/.bin/depcruise')
    const folders = ['core', 'plugins', 'web', 'cli', 'config'].filter((name) =>
      Object.keys(files).some((file) => file.startsWith(`${name}/`))
    )
    const call = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders]
    const { stdout } = await run(process.execPath, [cruise, ...call], {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
    }).catch((error: { stdout: string }) => error)
    const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } }
    return summary.violations.map(({ rule, from }) => `${rule.name} ${from}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test.group('The import rules', (group) => {
  group.tap((each) => each.tags(['@sources']))
  test('find nothing in a house that keeps them', async ({ assert }) => {
    assert.deepEqual(await violations(HOUSE), [])
  })

  test('bite: a planted violation of each one is found', async ({ assert }) => {
    const planted = Object.fromEntries(PLANTED.map(([, file, text]) => [file, text]))
    const found = await violations({ ...HOUSE, ...planted, [PARTNER[0]]: PARTNER[1] })
    for (const [rule, file] of PLANTED) assert.include(found, `${rule} ${file}`)
  })

  test('have each a planted violation here', async ({ assert }) => {
    const { default: rules } = (await import(new URL('.dependency-cruiser.cjs', APP_ROOT).href)) as {
      default: { forbidden: { name: string }[] }
    }
    const written = rules.forbidden.map(({ name }) => name.replace(/^(only-declared-requirements)-.*/, '$1'))
    const tried = PLANTED.map(([rule]) => rule.replace(/^(only-declared-requirements)-.*/, '$1'))
    assert.sameMembers([...new Set(written)], [...new Set(tried)])
  })
})
