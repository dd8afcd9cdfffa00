import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'
import { compileFiles } from './compile_files.js'
import { copyOfTheHouse } from '#tests/fixtures/house_copy'

const ROOT = fileURLToPath(APP_ROOT)

/** Typed names, and the ids they give. */
const NAMES: [typed: string, id: string][] = [
  ['Été', 'ete'],
  ['class', 'class_plugin'],
  ['2fa', 'plugin_2fa'],
  ["L'Œuvre d'art", 'l_oeuvre_d_art'],
]

/** Fields of a generated resource: one of each way to store a value. */
const FIELDS = [
  'title:text:required:translated:length=120:search',
  'day:day:required',
  'places:integer:min=1:max=500:default=12',
  'price:money',
  'isOpen:boolean:default=true',
  'size:choice:choices=small|large',
  'tags:choices:choices=red|white',
  'others:relation:of=ete.tastings:many',
  'code:slug:unique:label=Code:label_fr=Code interne',
]

/** Parts that are added to one plugin, each with its own tests. */
const PARTS = [
  ['make:screen', 'recent_changes', '--label', 'Recent changes', '--label-fr', 'Les modifications d’hier'],
  ['make:action', 'record_visit'],
  ['make:block', 'side_note'],
  ['make:payment-provider', 'card_by_link', '--label', "The customer's card"],
  ['make:shipping-method', 'by_weight'],
  ['make:importer', 'old_shop'],
] as const

/** The screen that is generated, with what a person changed in it. */
const SCREEN = 'plugins/ete/web/admin/recent_changes_screen.tsx'
const OWN = 'export default function OwnScreen'

/** Calls of make:content-type, and the files they write. */
const CONTENT_TYPES = [
  ['Recettes', '--singular', 'Recette'],
  ["L'Été", '--tree', '--no-categories', '--classic'],
]
const TYPE_FILES = ['recettes', 'l_ete'].map((code) => `config/content_types/${code}.ts`)

/** Cases of the suite of resources. */
const SUITE = [
  'are created, shown, listed and found',
  'are changed by who saw them last; who did not gets what stands there',
  'are sorted and filtered by every column that says so',
  'move in their tree, by who saw them last, and never below themselves',
  'hang in no circle when two are moved below each other at once',
  'are deleted with what hangs below once that was said and confirmed',
]

/** Further cases, which rows that the API does not create must pass too. */
const HISTORY = [
  'have their history in the audit log, in words',
  'cost few statements',
  'are deleted at once, but for what somebody changed since',
]

/** Pages that make a plugin step by step. */
const PAGES = ['docs/plugins/first_plugin.md', 'docs/plugins/cookbook.md']

/** The files of the pages that make a plugin, with their text; and their calls of `cli`. */
async function stepByStep(): Promise<{ files: [path: string, text: string][]; calls: string[][] }> {
  const texts = await Promise.all(PAGES.map((path) => readFile(join(ROOT, path), 'utf8')))
  const page = texts.join('\n')
  const files = [...page.matchAll(/^`(plugins\/\S+)`[^\n]*\n\n```\w+\n(.*?)\n```$/gms)]
  const calls = [...page.matchAll(/^npx cli (.*)$/gm)]
  return {
    files: files.map(([, path = '', text = '']) => [path, `${text}\n`]),
    calls: calls.map(([, call = '']) => call.split(' ')),
  }
}

/** The TypeScript files of a plugin, as paths in the house. */
async function sourcesOf(house: string, id: string): Promise<string[]> {
  const found = await readdir(join(house, 'plugins', id), { recursive: true })
  return found.filter((path) => /\.tsx?$/.test(path)).map((path) => `plugins/${id}/${path}`)
}

test.group('cli make:plugin', (group) => {
  group.tap((each) => each.tags(['@sources']))
  let house = ''
  let inHouse: Awaited<ReturnType<typeof copyOfTheHouse>>['inHouse']
  const bin = (name: string) => join('node_modules', name)

  group.setup(async () => {
    ;({ house, inHouse } = await copyOfTheHouse())
    for (const [typed] of NAMES) await inHouse('cli/index.js', 'make:plugin', typed)
    await inHouse('cli/index.js', 'make:plugin', 'Conseils', '--example')
    await inHouse('cli/index.js', 'make:resource', 'ete', 'tastings', ...FIELDS)
    await inHouse('cli/index.js', 'make:resource', 'ete', 'rooms', 'name:text:required:translated', '--tree')
    for (const [command, ...rest] of PARTS) await inHouse('cli/index.js', command, 'ete', ...rest)
    for (const call of CONTENT_TYPES) await inHouse('cli/index.js', 'make:content-type', ...call)
    const { calls, files } = await stepByStep()
    for (const call of calls) await inHouse('cli/index.js', ...call)
    for (const [path, text] of files) {
      await mkdir(dirname(join(house, path)), { recursive: true })
      await writeFile(join(house, path), text)
    }
    return () => rm(house, { recursive: true, force: true })
  })

  test('makes the files of the smallest plugin, for awkward names too', async ({ assert }) => {
    for (const [typed, id] of NAMES) {
      for (const file of ['plugin.ts', 'index.ts', 'lang/fr_FR.json', 'lang/en_GB.json', 'tests/unit/plugin.spec.ts']) {
        assert.isTrue(existsSync(join(house, 'plugins', id, file)), `${typed}: ${id}/${file}`)
      }
    }
    const words = JSON.parse(await readFile(join(house, 'plugins/ete/lang/fr_FR.json'), 'utf8')) as object
    assert.containsSubset(words, { 'ete.label': 'Été' })
  })

  test('links them, and they boot', async ({ assert }) => {
    const { stdout } = await inHouse('cli/index.js', 'plugin:list', '--json')
    const listed = (JSON.parse(stdout) as { id: string }[]).map(({ id }) => id)
    assert.includeMembers(
      listed,
      NAMES.map(([, id]) => id)
    )
  })

  test('refuses a name that is taken, or that gives no id', async ({ assert }) => {
    for (const [name, says] of [
      ['ETE', /exists already/],
      ['!!!', /cannot name a plugin/],
    ] as const) {
      const refused = await inHouse('cli/index.js', 'make:plugin', name).catch((error: object) => error)
      assert.containsSubset(refused, { code: 1 })
      assert.match((refused as { stderr: string }).stderr, says)
    }
  })

  test('shows what it would write, and makes an example whose route, setting and command are there', async ({
    assert,
  }) => {
    const dry = await inHouse('cli/index.js', 'make:plugin', 'Brouillon', '--example', '--dry-run')
    assert.match(dry.stdout, /resource\('brouillon\.tips'/)
    assert.isFalse(existsSync(join(house, 'plugins/brouillon')))
    assert.notInclude(await readFile(join(house, 'config/plugins.ts'), 'utf8'), 'brouillon')
    const { stdout } = await inHouse('cli/index.js', 'routes', '--json')
    const names = (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name)
    assert.includeMembers(names, ['conseils.tips.index', 'conseils.admin.tips.store'])
    const help = await inHouse('cli/index.js', '--help')
    assert.include(help.stdout, 'conseils:list')
  })

  test('makes an example and parts that pass their own tests, as do the plugins of the pages', async ({ assert }) => {
    const all = await Promise.all(['conseils', 'degustations', 'ete', 'recipes'].map((id) => sourcesOf(house, id)))
    const filters = all
      .flat()
      .filter((path) => path.endsWith('.spec.ts'))
      .map((file) => `--files=${file}`)
    await inHouse('bin/codegen.js')
    const { stdout } = await inHouse('--import=./bin/typescript.js', 'bin/test.ts', 'functional', ...filters)
    assert.match(stdout, /41 passed/)
  })

  test('follows a page whose resources the suite of resources accepts, and whose screen has a reserved path', async ({
    assert,
  }) => {
    const spec = (path: string) => `--files=tests/${path}.spec.ts`
    const rows = ['Rows', 'Many rows'].flatMap((what) =>
      ['tastings', 'bookings'].map((name) => `${what} of degustations.${name}`)
    )
    const files = [spec('functional/resources/every_resource'), spec('functional/resources/many_rows')]
    const suite = await inHouse(
      '--import=./bin/typescript.js',
      'bin/test.ts',
      'functional',
      ...files,
      ...rows.map((name) => `--groups=${name}`),
      ...[...SUITE, ...HISTORY].flatMap((title) => ['--tests', title])
    )
    for (const name of rows) assert.include(suite.stdout, `functional / ${name} `)
    assert.match(suite.stdout, /PASSED/)
    const paths = await inHouse(
      '--import=./bin/typescript.js',
      'bin/test.ts',
      'architecture',
      spec('architecture/screen_paths')
    )
    assert.match(paths.stdout, /PASSED/)
  })

  test('is followed by make:resource, whose routes and permissions are there', async ({ assert }) => {
    const { stdout } = await inHouse('cli/index.js', 'routes', '--json')
    const names = (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name)
    const made = ['index', 'show', 'store', 'update', 'destroy'].map((handler) => `ete.admin.tastings.${handler}`)
    assert.includeMembers(names, made)
  })

  test('shows what make:resource would write, and refuses what hurts with a sentence', async ({ assert }) => {
    const shown = await inHouse('cli/index.js', 'make:resource', 'ete', 'visits', 'name:text:required', '--dry-run')
    assert.match(shown.stdout, /resource\('ete\.visits'/)
    assert.isFalse(existsSync(join(house, 'plugins/ete/resources/visits.ts')))
    const refused: [call: string[], says: RegExp][] = [
      [['nobody', 'visits', 'name:text'], /"nobody" does not exist/],
      [['ete', 'tastings', 'name:text'], /exists already/],
      [['ete', 'visits', 'name:txt'], /unknown kind, "txt"/],
    ]
    for (const [call, says] of refused) {
      const error = await inHouse('cli/index.js', 'make:resource', ...call).catch((one: object) => one)
      assert.containsSubset(error, { code: 1 })
      assert.match((error as { stderr: string }).stderr, says)
    }
  })

  test('leaves a file of a part that a person changed, and replaces it when asked to, showing what changes', async ({
    assert,
  }) => {
    const file = join(house, SCREEN)
    const made = await readFile(file, 'utf8')
    await writeFile(file, made.replace('export default function RecentChangesScreen', OWN))
    const call = ['make:screen', 'ete', 'recent_changes', '--label', 'Recent changes']
    const left = await inHouse('cli/index.js', ...call).catch((error: object) => error)
    assert.containsSubset(left, { code: 1 })
    assert.include((left as { stdout: string }).stdout, `${SCREEN} exists`)
    assert.include(await readFile(file, 'utf8'), OWN)
    const { stdout } = await inHouse('cli/index.js', ...call, '--force')
    assert.include(stdout, `-${OWN}`)
    assert.equal(await readFile(file, 'utf8'), made)
    const dry = await inHouse('cli/index.js', 'make:screen', 'ete', 'other', '--dry-run')
    assert.match(dry.stdout, /^\+.*'ete\.admin\.other\.show'/m)
    assert.isFalse(existsSync(join(house, 'plugins/ete/web/admin/other_screen.tsx')))
  })

  test('makes content types that the shop starts with, and refuses a name that is taken or too long', async ({
    assert,
  }) => {
    const file = '--files=plugins/cms/tests/functional/content_types/file_types.spec.ts'
    const { stdout } = await inHouse('--import=./bin/typescript.js', 'bin/test.ts', 'functional', file)
    assert.match(stdout, /PASSED/)
    for (const name of ['recettes', '!!!', 'A name of more than twenty letters']) {
      const refused = await inHouse('cli/index.js', 'make:content-type', name).catch((error: object) => error)
      assert.containsSubset(refused, { code: 1 })
    }
  })

  test('makes plugins that pass their own tests', async ({ assert }) => {
    const ids = [...NAMES.map(([, id]) => id), 'conseils', 'degustations', 'recipes']
    const files = ids.map((id) => `--files=plugins/${id}/tests/unit/plugin.spec.ts`)
    const { stdout } = await inHouse('--import=./bin/typescript.js', 'bin/test.ts', 'unit', ...files)
    assert.match(stdout, /7 passed/)
  })

  test('makes resources that the suite of resources accepts, such as a tree', async ({ assert }) => {
    const file = '--files=tests/functional/resources/every_resource.spec.ts'
    const rows = '--groups=Rows of ete.rooms'
    // Screens need what is built, which the copy lacks.
    const { stdout } = await inHouse(
      '--import=./bin/typescript.js',
      'bin/test.ts',
      'functional',
      file,
      rows,
      ...SUITE.flatMap((title) => ['--tests', title])
    )
    assert.match(stdout, /6 passed/)
  })

  test('makes plugins that lint and are formatted', async () => {
    const made = [
      ...NAMES.map(([, id]) => `plugins/${id}`),
      'plugins/conseils',
      'plugins/degustations',
      'plugins/recipes',
      ...TYPE_FILES,
    ]
    await inHouse(bin('eslint/bin/eslint.js'), ...made, 'config/plugins.ts')
    await inHouse(bin('prettier/bin/prettier.cjs'), '--check', ...made, 'config/plugins.ts')
  })

  test('makes plugins that type-check', async ({ assert }) => {
    const parts = await sourcesOf(house, 'ete')
    const isScreen = (path: string) => path.includes('/web/')
    const files = NAMES.flatMap(([, id]) => [`plugins/${id}/plugin.ts`, `plugins/${id}/tests/unit/plugin.spec.ts`])
    files.push(...TYPE_FILES, ...parts.filter((path) => !isScreen(path)), 'plugins/conseils/plugin.ts')
    const page = (await stepByStep()).files.map(([path]) => path).filter((path) => /\.tsx?$/.test(path))
    const screens = ['plugins/conseils/web/storefront/tips_slot.tsx', ...[...page, ...parts].filter(isScreen)]
    files.push('plugins/conseils/tests/functional/tips.spec.ts', ...page.filter((path) => !screens.includes(path)))
    // The runner's own set-up brings the types of its assertions along.
    const messages = compileFiles(house, ['adonisrc.ts', 'tests/bootstrap.ts', 'config/plugins.ts', ...files])
    for (const file of ['config/plugins.ts', ...files]) assert.equal(messages.get(file), '', file)
    const onScreens = compileFiles(house, screens, 'web')
    for (const file of screens) assert.equal(onScreens.get(file), '', file)
  })
})
