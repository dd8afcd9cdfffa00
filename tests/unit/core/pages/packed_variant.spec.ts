import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { fromHome } from '#core/boot/app_root'
import { packedVariant } from '#core/pages/packed_variant'

const LONG = 'const wine = "red"\n'.repeat(200)
const NOISE = Buffer.from(Array.from({ length: 2000 }, (_, at) => (at * at * 7919) % 251))

const { compressFiles } = (await import(fromHome('bin/steps/compress_files.js'))) as {
  compressFiles: (folder: string) => Promise<'built' | 'nothing'>
}

function folderWith(files: Record<string, string | Buffer>, cleanup: TestContext['cleanup']): string {
  const folder = mkdtempSync(join(tmpdir(), 'cellier-packed-'))
  cleanup(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

test.group('The build', () => {
  test('packs text that is long enough, and nothing else', async ({ assert, cleanup }) => {
    const files = { 'a.js': LONG, 'short.js': 'a', 'a.js.map': LONG, 'font.woff2': NOISE, 'b.svg': LONG }
    const folder = folderWith(files, cleanup)
    assert.equal(await compressFiles(folder), 'built')
    const made = readdirSync(folder).filter((name) => !(name in files))
    assert.sameMembers(made, ['a.js.br', 'a.js.gz', 'b.svg.br', 'b.svg.gz'])
    assert.equal(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString(), LONG)
    assert.equal(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString(), LONG)
  })

  test('has nothing to do a second time, and makes what is missing or older than its file', async ({
    assert,
    cleanup,
  }) => {
    const folder = folderWith({ 'a.js': LONG, 'b.css': LONG }, cleanup)
    await compressFiles(folder)
    assert.equal(await compressFiles(folder), 'nothing')
    rmSync(join(folder, 'a.js.gz'))
    assert.equal(await compressFiles(folder), 'built')
    const changed = LONG.replaceAll('red', 'white')
    utimesSync(join(folder, 'b.css.br'), 1, 1)
    writeFileSync(join(folder, 'b.css'), changed)
    assert.equal(await compressFiles(folder), 'built')
    assert.equal(brotliDecompressSync(readFileSync(join(folder, 'b.css.br'))).toString(), changed)
  })
})

test.group('What is packed of a file', () => {
  test('is found', async ({ assert, cleanup }) => {
    const folder = folderWith({ 'a.js': LONG, 'b.js': 'b' }, cleanup)
    await compressFiles(folder)
    assert.equal(await packedVariant(folder, '/a.js', 'br'), '/a.js.br')
    assert.equal(await packedVariant(folder, '/a.js', 'gzip'), '/a.js.gz')
    assert.isNull(await packedVariant(folder, '/b.js', 'br'))
    assert.isNull(await packedVariant(folder, '/c.js', 'br'))
  })

  test('does not count when the file is newer, or gone', async ({ assert, cleanup }) => {
    const folder = folderWith({ 'a.js': LONG, 'b.js': LONG }, cleanup)
    await compressFiles(folder)
    utimesSync(join(folder, 'a.js.br'), 1, 1)
    rmSync(join(folder, 'b.js'))
    assert.isNull(await packedVariant(folder, '/a.js', 'br'))
    assert.isNull(await packedVariant(folder, '/b.js', 'br'))
  })
})
