import { createServer } from 'node:http'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import addPlugin from '#cli/commands/add_plugin'
import examinePlugins from '#cli/commands/examine_plugins'
import listPlugins from '#cli/commands/list_plugins'
import removePlugin from '#cli/commands/remove_plugin'
import upgradePlugin from '#cli/commands/upgrade_plugin'
import { fromHome } from '#core/boot/app_root'
import { PluginData } from '#core/plugin/plugin_data'
import { Store } from '#core/database/store'
import { pluginTarball } from '#tests/fixtures/tarball'
import { called } from './called.js'

const listed = () => readFile(fromHome('config/plugins.ts'), 'utf8')

test.group('cli plugin:add refuses', (group) => {
  let folder: string
  let before: string

  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cellier-add-'))
    before = await listed()
    return () => rm(folder, { recursive: true })
  })

  async function add(packed: Buffer, options: Record<string, string | boolean> = { dryRun: true }) {
    const path = join(folder, 'package.tgz')
    await writeFile(path, packed)
    return called(addPlugin, { arguments: [path], options, locale: 'en_GB' })
  }

  const cases: [what: string, packed: () => Buffer, says: RegExp][] = [
    [
      'a plugin of another core',
      () => pluginTarball('outside', { requires: { core: '^2.0.0' } }),
      /"outside" requires core \^2\.0\.0, and this shop has 1\./,
    ],
    [
      'one whose requirement is missing',
      () => pluginTarball('outside', { requires: { core: '^1.0.0', pos: '^1.0.0' } }),
      /requires the plugin "pos" \(\^1\.0\.0\), which this shop does not have/,
    ],
    ['an id that is taken', () => pluginTarball('catalogue'), /"catalogue" is there already/],
    ['an id that cannot be one', () => pluginTarball('../evil'), /cannot be the id of a plugin/],
    ['an id whose tables another one has', () => pluginTarball('catalogue_product'), /the table catalogue_product_/],
    [
      'one whose npm packages are missing',
      () => pluginTarball('outside', { dependencies: { 'luxon': '^3.0.0', 'left-pad': '^1.3.0' } }),
      /npm install --ignore-scripts --save-exact "left-pad@\^1\.3\.0"$/,
    ],
    [
      'a path outside the folder',
      () => pluginTarball('outside', {}, [{ path: 'package/../../x.ts' }]),
      /a path outside its folder.*: package\/\.\.\/\.\.\/x\.ts/,
    ],
  ]
  for (const [what, packed, says] of cases) {
    test(`${what}, before anything is written`, async ({ assert }) => {
      const { status, err } = await add(packed())
      assert.equal(status, 1)
      assert.match(err.join('\n'), says)
      assert.equal(await listed(), before)
      assert.isFalse(existsSync(fromHome('plugins/outside')))
    })
  }

  test('a package that is not the one whose checksum was given', async ({ assert }) => {
    const { status, err } = await add(pluginTarball('outside'), { dryRun: true, integrity: 'sha512-other' })
    assert.equal(status, 1)
    assert.match(err.join('\n'), /another checksum/)
  })

  test('to go on where nobody can say yes; what the package brings is shown all the same', async ({ assert }) => {
    const asked = await add(pluginTarball('outside'), {})
    assert.equal(asked.status, 1)
    assert.include(asked.out.join('\n'), 'outside 1.0.0')
    assert.match(asked.err.join('\n'), /add --yes/)
    assert.equal((await add(pluginTarball('outside'), { dryRun: true })).status, 0)
    assert.equal(await listed(), before)
  })

  test('what is no package, tarball or folder', async ({ assert }) => {
    for (const source of ['https://example.org/x.tgz', 'git+ssh://x/y', './nothing.tgz', '--registry=x']) {
      const { status, err } = await called(addPlugin, { arguments: [source], options: {}, locale: 'en_GB' })
      assert.equal(status, 1)
      assert.match(err.join('\n'), /is no name of an npm package/)
    }
  })

  test('a package of the registry whose tarball is not the one that it states', async ({ assert, cleanup }) => {
    const [good, other] = [pluginTarball('outside'), pluginTarball('outside', { license: 'MIT' })]
    const stated = `sha512-${createHash('sha512').update(good).digest('base64')}`
    let served = other
    const registry = createServer((request, response) => {
      if (request.url?.endsWith('.tgz')) return response.end(served)
      const tgz = `http://127.0.0.1:${port}/cellier-outside/-/cellier-outside-1.0.0.tgz`
      const dist = { tarball: tgz, integrity: stated }
      const versions = { '1.0.0': { name: 'cellier-outside', version: '1.0.0', dist } }
      const packument = { 'name': 'cellier-outside', 'dist-tags': { latest: '1.0.0' }, versions }
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(packument))
    })
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
    const { port } = registry.address() as AddressInfo
    const npm: Record<string, string> = {
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
    }
    const old = Object.keys(npm).map((name) => [name, process.env[name]] as const)
    Object.assign(process.env, npm)
    cleanup(async () => {
      for (const [name, value] of old) {
        if (value === undefined) delete process.env[name]
        else process.env[name] = value
      }
      await new Promise((resolve) => registry.close(resolve))
    })
    const ask = () => called(addPlugin, { arguments: ['cellier-outside'], options: { dryRun: true }, locale: 'en_GB' })
    const tampered = await ask()
    assert.equal(tampered.status, 1)
    assert.match(tampered.err.join('\n'), /EINTEGRITY/)
    served = good
    const { status, out } = await ask()
    assert.equal(status, 0)
    assert.include(out.join('\n'), `Checksum: ${stated}`)
  }).timeout(60_000)
})

test.group('Plugins of the shop', () => {
  test('are listed with their origin and what waits', async ({ assert }) => {
    const { out } = await called(listPlugins, { options: { json: true } })
    const plugins = JSON.parse(out.join('')) as { id: string }[]
    const own = { version: '0.1.0', origin: null, byHand: null, waitingMigrations: 0 }
    assert.containsSubset(
      plugins.find(({ id }) => id === 'catalogue'),
      own
    )
  })

  test('stay when another one requires them, or when nothing would bring their folder back', async ({ assert }) => {
    const remove = (id: string, options: object) =>
      called(removePlugin, { arguments: [id], options: { yes: true, ...options }, locale: 'en_GB' })
    assert.match((await remove('catalogue', { dropData: true })).err.join(), /"catalogue" is required by .*sales/)
    assert.match((await remove('payment_crypto', { dropData: true })).err.join(), /not added from outside/)
    assert.match((await remove('payment_crypto', { force: true })).err.join(), /--keep-data or --drop-data/)
    assert.match((await remove('nobody', { dropData: true })).err.join(), /no plugin "nobody"/)
    const upgraded = await called(upgradePlugin, { arguments: ['catalogue'], locale: 'en_GB' })
    assert.match(upgraded.err.join(), /was not added by cli plugin:add/)
    assert.isTrue(existsSync(fromHome('plugins/payment_crypto/plugin.ts')))
  })

  test('are examined, and nothing is wrong with them', async ({ assert }) => {
    const { out, status } = await called(examinePlugins, { options: { json: true } })
    const { checks } = JSON.parse(out.join('')) as { checks: { plugin: string; name: string; ok: boolean }[] }
    assert.deepEqual(
      checks.filter(({ ok }) => !ok),
      []
    )
    assert.equal(status, 0)
    assert.isAbove(checks.filter(({ name }) => name === 'migrations').length, 10)
  }).timeout(120_000)
})

test.group('The data of a plugin that goes', (group) => {
  const id = 'dropped_probe'

  group.each.setup(async () => {
    const { lucid } = await app.container.make(Store)
    await lucid.rawQuery(`create table ${id}_notes (id integer)`)
    const setting = { channel: '', locale: '', value: '1', updated_at: '2026-01-01T00:00:00.000Z' }
    const keys = [`${id}.most`, `${id}x.most`]
    await lucid.table('core_settings').multiInsert(keys.map((key) => ({ ...setting, key })))
    await lucid.table('users_seeds').insert({ role: 'editor', guard_name: 'admin', permission: `${id}.notes.list` })
    return async () => {
      await lucid.rawQuery(`drop table if exists ${id}_notes`)
      await lucid.from('adonis_schema').where('name', 'like', `plugins/${id}/%`).delete()
      await lucid.from('core_settings').where('key', 'like', `${id}%`).delete()
      await lucid.from('users_seeds').where('permission', 'like', `${id}%`).delete()
    }
  })

  /** A plugin that ran this migration; its file is among the fixtures. */
  async function ran(fixture: string): Promise<PluginData> {
    const { lucid } = await app.container.make(Store)
    const name = `plugins/${id}/../../tests/fixtures/migrations/${fixture}`
    await lucid.table('adonis_schema').insert({ name, batch: 99 })
    return app.container.make(PluginData)
  }

  test('are its tables, and its names in those of others; a name that only begins alike stays', async ({ assert }) => {
    const data = await ran('goes_down')
    const left = (await data.leftovers()).get(id)
    assert.deepEqual(left?.tables, [`${id}_notes`])
    assert.sameMembers(left?.names ?? [], [`${id}.most`, `${id}.notes.list`])
    await data.drop(id)
    assert.isUndefined((await data.leftovers()).get(id))
    const { reader } = await app.container.make(Store)
    const kept = await reader.all<{ key: string }>('select key from core_settings where key = ?', [`${id}x.most`])
    assert.lengthOf(kept, 1)
  })

  test('all stay when a migration cannot run down', async ({ assert }) => {
    const data = await ran('stays_up')
    const before = await data.leftovers()
    await assert.rejects(() => data.drop(id), /nowhere/)
    assert.deepEqual(await data.leftovers(), before)
  })
})
