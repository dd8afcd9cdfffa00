import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import { drawOnce } from '../../../database/demo/draw_once.js'
import { GIFTS } from '../../../database/demo/labels/gifts.js'
import { readWines } from '../../../database/demo/labels/wine.js'

const DEMO = 'database/demo'
const WINE = 'ALS-0003'
const GIFT = 'BON-0050'

test.group('The pictures of the demo', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'labels-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('are drawn once, on the paper of the pages, and anew where one is missing', async ({ assert }) => {
    const rows = readFileSync(`${DEMO}/products.csv`, 'utf8').split('\n')
    const csv = join(folder, 'products.csv')
    writeFileSync(
      csv,
      rows.filter((row, at) => at === 0 || row.startsWith(`${WINE},`) || row.startsWith(`${GIFT},`)).join('\n')
    )
    cpSync(`${DEMO}/taxonomy.json`, join(folder, 'taxonomy.json'))
    for (const lead of ['lead.webp', 'lead-phone.webp']) writeFileSync(join(folder, lead), 'drawn')
    const bottle = join(folder, `${WINE}.jpg`)

    await drawOnce({ csv, out: folder })
    const { data, info } = await sharp(bottle).raw().toBuffer({ resolveWithObject: true })
    assert.deepInclude(info, { width: 810, height: 1080, channels: 3 })
    assert.deepEqual([...data.subarray(0, 3)], [250, 247, 242])
    assert.deepInclude(await sharp(join(folder, `${GIFT}.jpg`)).metadata(), { width: 810, height: 1080 })
    assert.equal(readFileSync(join(folder, 'lead.webp'), 'utf8'), 'drawn')

    writeFileSync(bottle, 'kept')
    await drawOnce({ csv, out: folder })
    assert.equal(readFileSync(bottle, 'utf8'), 'kept')

    rmSync(bottle)
    await drawOnce({ csv, out: folder })
    assert.isAbove(statSync(bottle).size, 10_000)
  })

  test('are there for every product but boxes and groups, which show what is in them', ({ assert }) => {
    const rows = parse<Record<string, string>>(readFileSync(`${DEMO}/products.csv`), { columns: true })
    const wines = new Set(readWines(`${DEMO}/products.csv`, `${DEMO}/taxonomy.json`).map(({ file }) => file))
    const without = rows.filter(({ images = '' }) => !wines.has(images) && !GIFTS[images])
    assert.deepEqual(
      without.filter(({ type = '' }) => !['bundle', 'grouped'].includes(type)).map(({ sku }) => sku),
      []
    )
    const used = new Set(rows.map(({ images }) => images))
    assert.deepEqual(
      Object.keys(GIFTS).filter((file) => !used.has(file)),
      []
    )
    assert.isAbove(rows.length, 200)
  })
})
