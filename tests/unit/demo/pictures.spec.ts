import { readFileSync, readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'

const DEMO = 'database/demo'
const LEADS = ['lead.webp', 'lead-phone.webp']

test.group('The pictures of the demo', () => {
  const rows = parse<Record<string, string>>(readFileSync(`${DEMO}/products.csv`), { columns: true })
  const files = readdirSync(`${DEMO}/pictures`)

  test('are there for every product but boxes and groups, which show what is in them', ({ assert }) => {
    const without = rows.filter(({ images = '' }) => !files.includes(images))
    assert.isAbove(rows.length, 200)
    assert.deepEqual(
      without.filter(({ type = '' }) => !['bundle', 'grouped'].includes(type)).map(({ sku }) => sku),
      []
    )
  })

  test('are all used', ({ assert }) => {
    const used = new Set([...rows.map(({ images }) => images), ...LEADS])
    assert.deepEqual(
      files.filter((file) => !used.has(file)),
      []
    )
  })

  test('stand on the paper of the pages, in one size', async ({ assert }) => {
    const products = files.filter((name) => !LEADS.includes(name))
    for (const [at, file] of products.entries()) {
      const picture = sharp(`${DEMO}/pictures/${file}`)
      assert.deepInclude(await picture.metadata(), { width: 810, height: 1080 }, file)
      // Reading the pixels of all of them would take seconds.
      if (at % 20 > 0) continue
      const corner = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
      for (const [channel, value] of [250, 247, 242].entries()) assert.closeTo(corner[channel] ?? 0, value, 3, file)
    }
  })
})
