import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { APP_ROOT } from '#core/boot/app_root'
import { PluginRegistry } from '#core/plugin/registry'
import { ReservedPaths } from '#core/permalinks/reserved_paths'
import * as reservedByConfig from '#config/permalinks'
import { sourceFiles } from './source_files.js'

interface Manifest {
  screens: { id: string; area: 'storefront' | 'admin'; path: string }[]
}

/** Kept free for screens that the specification names and no plugin has yet. A line goes when its screen comes. */
const TO_COME: string[] = []

/** Every screen with its address below base path and locale prefix, in the notation of the configuration. */
async function screens(): Promise<{ id: string; path: string }[]> {
  const files = sourceFiles().filter(({ path }) => /^plugins\/\w+\/web\/screens\.ts$/.test(path))
  const manifests = await Promise.all(
    files.map(async ({ path }) => ((await import(new URL(path, APP_ROOT).href)) as { default: Manifest }).default)
  )
  return manifests.flatMap(({ screens: some }) =>
    some.map(({ id, area, path }) => {
      const place = `${area === 'admin' ? '/admin' : ''}/${path}`.replace(/(?<=.)\/$/, '')
      return { id, path: place.replaceAll(/\{(\w+)(\??)\}/g, ':$1$2') }
    })
  )
}

const isInFolder = (path: string) => reservedByConfig.folders.some((folder) => `${path}/`.startsWith(`${folder}/`))

test.group('Addresses of screens', () => {
  test('are reserved by the configuration or by their plugin', async ({ assert }) => {
    const found = await screens()
    assert.isAbove(found.length, 10)
    const { plugins } = await app.container.make(PluginRegistry)
    const reserved = new Set([...reservedByConfig.screens, ...plugins.flatMap(({ paths = [] }) => paths)])
    const missing = found.filter(({ path }) => !isInFolder(path) && !reserved.has(path))
    assert.deepEqual(missing, [])
  })

  test('that the configuration keeps free have a screen, or will have one', async ({ assert }) => {
    const standing = (await screens()).map(({ path }) => path)
    assert.deepEqual(
      reservedByConfig.screens.filter((path) => !standing.includes(path)),
      TO_COME
    )
  })

  test('can be taken by no permalink', async ({ assert }) => {
    const reserved = await app.container.make(ReservedPaths)
    for (const { id, path } of await screens()) {
      const [fixed = ''] = path.split(/\/(?=:)/)
      assert.isTrue(reserved.has(fixed || '/'), `${id} at ${fixed}`)
    }
    assert.isTrue(reserved.has('/en'))
    assert.isTrue(reserved.has('/errors/anything'))
    assert.isFalse(reserved.has('/chateau-margaux'))
  })

  test('of the back office ask for days by the input of the kit, which knows the language and its weeks', ({
    assert,
  }) => {
    const files = sourceFiles().filter(({ path }) => /^(web\/app\/admin|plugins\/\w+\/web\/admin)\/.*\.tsx$/.test(path))
    assert.isAbove(files.length, 100)
    const native = files.filter(({ path }) =>
      /type="(date|datetime-local|month|week)"/.test(readFileSync(new URL(path, APP_ROOT), 'utf8'))
    )
    assert.deepEqual(
      native.map(({ path }) => path),
      []
    )
  })
})
