import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'

interface Outcome {
  status: number
  out: string
  err: string
}

const CLI = fileURLToPath(new URL('cli/index.js', APP_ROOT))

/** Runs the program as a person would, in the language of their terminal. */
function cli(call: string[], language = 'en_GB.UTF-8', script = CLI, more = {}): Promise<Outcome> {
  const env = { ...process.env, ...more, LANG: language, LC_ALL: '', LANGUAGE: '', LC_MESSAGES: '' }
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...call], { env }, (error, out, err) => {
      resolve({ status: error ? Number(error.code) : 0, out, err })
    })
  })
}

test.group('cli', (group) => {
  group.tap((each) => each.tags(['@sources']))

  test('shows its help in the language of the terminal', async ({ assert }) => {
    const french = await cli(['--help'], 'fr_FR.UTF-8')
    assert.equal(french.status, 0)
    assert.match(french.out, /^Utilisation\u202f: cli \[options\] \[commande\]/)
    assert.include(french.out, 'plugin:list')
    const english = await cli(['routes', '--help'])
    assert.match(english.out, /^Usage: cli routes \[options\]/)
    assert.notInclude(english.out, 'Commands:')
  })

  test('shows its help when nothing is asked', async ({ assert }) => {
    const { status, out } = await cli([])
    assert.equal(status, 0)
    assert.match(out, /^Usage: cli/)
  })

  test('shows the help of what is built again without loading the shop', async ({ assert, cleanup }) => {
    const built = fileURLToPath(new URL('build/cli/main.js', APP_ROOT))
    await rm(fileURLToPath(new URL('build/commands.json', APP_ROOT)), { force: true })
    const folder = await mkdtemp(join(tmpdir(), 'cellier-help-'))
    cleanup(() => rm(folder, { recursive: true }))
    const [first, again] = ['first', 'again'].map((name) => join(folder, name)) as [string, string]
    const help = async (file: string) => {
      const env = { NODE_OPTIONS: '--import=./tests/fixtures/tell_packages.ts', LOADED_PACKAGES: file }
      const { out } = await cli(['--help'], 'en_GB.UTF-8', built, env)
      return { out, loaded: (await readFile(file, 'utf8')).split('\n') }
    }
    const whole = await help(first)
    const kept = await help(again)
    assert.equal(kept.out, whole.out)
    const shop = ['@adonisjs/core', '@adonisjs/lucid', '@vinejs/vine', 'knex']
    assert.includeMembers(whole.loaded, shop)
    for (const name of shop) assert.notInclude(kept.loaded, name)
  })

  test('lists routes for programs: name, methods, uri, access', async ({ assert }) => {
    const { status, out } = await cli(['routes', '--json'])
    assert.equal(status, 0)
    const listed = JSON.parse(out) as { name: string }[]
    assert.deepInclude(listed, { name: 'init', methods: ['GET'], uri: '/api/init', access: 'public' })
    assert.deepEqual(
      listed.map(({ name }) => name),
      listed.map(({ name }) => name).sort()
    )
  })

  test('says what is wrong with a call, and ends with 64', async ({ assert }) => {
    const unknown = await cli(['rout'])
    assert.equal(unknown.status, 64)
    assert.match(unknown.err, /There is no command "rout"\.\nDid you mean "routes"\?/)
    const option = await cli(['routes', '--jsn'], 'fr_FR.UTF-8')
    assert.equal(option.status, 64)
    assert.match(option.err, /L’option «\u202f--jsn\u202f» n’existe pas/)
    const missing = await cli(['make:plugin'])
    assert.equal(missing.status, 64)
    assert.match(missing.err, /The argument "name" is missing/)
  })

  test('answers a program that wants JSON even where the shop cannot be opened', async ({ assert }) => {
    const env = { DB_PORT: 'none' }
    const { status, out, err } = await cli(['import', 'x.csv', '--json'], 'en_GB.UTF-8', CLI, env)
    assert.equal(status, 1)
    assert.include(err, 'DB_PORT')
    const answer = JSON.parse(out.trim().split('\n').at(-1) ?? '') as { refused: string; errors: { message: string }[] }
    assert.include(answer.refused, 'DB_PORT')
    assert.equal(answer.errors[0]?.message, answer.refused)
  })

  test('says which folder cannot be made for the database, and ends', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'cellier-nowhere-'))
    cleanup(() => rm(folder, { recursive: true }))
    // The operating system makes no folder below a link that leads nowhere, whoever asks.
    await symlink(join(folder, 'nowhere/else'), join(folder, 'link'))
    const env = { DB_CONNECTION: 'sqlite', DB_FILE: join(folder, 'link/shop.sqlite') }
    for (const call of [
      ['doctor', '--json'],
      ['import', 'x.csv', '--json'],
    ]) {
      const { status, out, err } = await cli(call, 'en_GB.UTF-8', CLI, env)
      assert.equal(status, 1)
      assert.match(err, /^The folder .*link cannot be made \(E[A-Z]+\)\.\n→ Check/)
      assert.notInclude(err, '    at ')
      assert.include(out, 'link cannot be made')
      assert.doesNotThrow(() => JSON.parse(out))
    }
  })

  test('says what to run first where nothing is installed', async ({ assert }) => {
    const folder = await mkdtemp(join(tmpdir(), 'cellier-bare-'))
    await mkdir(join(folder, 'cli'))
    await cp(CLI, join(folder, 'cli/index.js'))
    await cp(fileURLToPath(new URL('package.json', APP_ROOT)), join(folder, 'package.json'))
    const { status, err } = await cli(['import', 'x.csv'], 'fr_FR.UTF-8', join(folder, 'cli/index.js'))
    await rm(folder, { recursive: true })
    assert.equal(status, 1)
    assert.match(err, /Lancez d’abord «\u202fnpm start\u202f»/)
  })
})

test.group('cli doctor', () => {
  test('looks at the installation, and ends with 1 when something is to mend', async ({ assert }) => {
    const { out } = await cli(['doctor', '--json'])
    const answer = JSON.parse(out) as { checks: { name: string; ok: boolean }[] }
    const names = answer.checks.map(({ name }) => name)
    for (const name of ['node', 'permissions', 'disk', 'database', 'migrations', 'users.demo_accounts'])
      assert.include(names, name)
    assert.isTrue(answer.checks.find(({ name }) => name === 'node')?.ok)
  })
})
