import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { makeVideo } from '#core/testing/make_video'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'
import { importLines } from '#plugins/catalogue/tests/fixtures/import_file'
import { seedCatalogue } from '#plugins/catalogue/testing'

interface Schema {
  $ref?: string
  type?: string
  anyOf?: Schema[]
  enum?: string[]
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | false
  items?: Schema
}

/** Where a value is not what a schema says: `meta.total: integer`. Empty: it is. */
function unlike(value: unknown, schema: Schema, components: Record<string, Schema>, place = ''): string[] {
  const within = (part: unknown, its: Schema, name: string) => unlike(part, its, components, `${place}.${name}`)
  if (schema.$ref) {
    const named = components[schema.$ref.split('/').at(-1) ?? '']
    return named ? unlike(value, named, components, place) : [`${place}: ${schema.$ref} is nowhere`]
  }
  if (schema.anyOf) {
    const tries = schema.anyOf.map((one) => unlike(value, one, components, place))
    return tries.find((problems) => problems.length === 0) ?? tries[0] ?? []
  }
  if (schema.type === 'null') return value === null ? [] : [`${place}: null`]
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return [`${place}: array`]
    return value.flatMap((item, i) => within(item, schema.items ?? {}, String(i)))
  }
  if (schema.type === 'object') {
    if (typeof value !== 'object' || value === null) return [`${place}: object`]
    const given = value as Record<string, unknown>
    const missing = (schema.required ?? [])
      .filter((name) => !(name in given))
      .map((name) => `${place}.${name}: missing`)
    const parts = Object.entries(given).flatMap(([name, part]) => {
      const its = schema.properties?.[name] ?? schema.additionalProperties
      return its ? within(part, its, name) : [`${place}.${name}: not described`]
    })
    return [...missing, ...parts]
  }
  if (schema.enum && !schema.enum.includes(String(value))) return [`${place}: ${String(value)}`]
  const type: string = typeof value
  const isRight = schema.type === 'integer' ? Number.isInteger(value) : type === schema.type
  return isRight ? [] : [`${place}: ${schema.type}`]
}

test.group('What the description of the API says of the catalogue', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
  })

  test('is what its reads answer', async ({ client, assert }) => {
    const folder = await mkdtemp(join(tmpdir(), 'described-'))
    const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: '#aa0000' } })
    await writeFile(join(folder, 'a.png'), await picture.png().toBuffer())
    await writeFile(join(folder, 'a.mp4'), makeVideo('mp4'))
    const report = await importLines(
      [
        'sku,name,price,special_price,stock,categories,dishes,images,videos,attr.colour,attr.note',
        'A,Un,10,8,1,Rouges > Bordeaux,Agneau,a,a,rouge,doux',
        'B,Deux,12,,20,Rouges,Agneau|Fromages,,,blanc,',
      ],
      { images: folder, createMissing: true }
    )
    assert.deepEqual([report.created, report.errors], [2, []])
    const document = (await client.get('/api/openapi.json')).body() as {
      paths: Record<string, { get: { responses: { '2XX': { content: Record<string, { schema: Schema }> } } } }>
      components: { schemas: Record<string, Schema> }
    }
    const reads: [path: string, address: string][] = [
      ['/api/catalogue/products', '/api/catalogue/products'],
      ['/api/catalogue/products', '/api/catalogue/products?q=un&filter[category]=rouges&filter[price]=5..9'],
      ['/api/catalogue/products/{slug}', '/api/catalogue/products/un'],
      ['/api/catalogue/categories', '/api/catalogue/categories'],
      ['/api/catalogue/categories', '/api/catalogue/categories?kind=dish'],
      ['/api/catalogue/home', '/api/catalogue/home'],
    ]
    for (const [path, address] of reads) {
      const answer = await client.get(address)
      answer.assertStatus(200)
      const schema = document.paths[path]?.get.responses['2XX'].content['application/json']?.schema
      assert.isDefined(schema, path)
      assert.deepEqual(unlike(answer.body(), schema ?? {}, document.components.schemas), [], address)
    }
  })
})
