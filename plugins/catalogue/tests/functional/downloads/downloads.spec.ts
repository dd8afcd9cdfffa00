import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { Visitor, type Answer } from '#core/testing/visitor'
import { seedCatalogue, upsert } from '#plugins/catalogue/testing'
import { number } from '#plugins/catalogue/tests/fixtures/import_file'
import { newStaffVisit, seedRoles, signedInStaff } from '#plugins/users/testing'
import type { ProductAnswer } from '#plugins/catalogue/listing/responses/response_shapes'
import type { ProductInput } from '#plugins/catalogue/products/upsert/product_input'

const PDF = '%PDF-1.7\n% a tasting sheet\n'
const LINKS = '/api/admin/catalogue/download-links'

/** Signs staff in and keeps their cookies: a form with a file is none that `Visitor` sends. */
async function staff(): Promise<(path: string, name: string, text: string) => Promise<Answer & { body: never }>> {
  const visitor = await newStaffVisit()
  const cookie = visitor
    .cookieNames()
    .map((name) => `${name}=${visitor.cookie(name)}`)
    .join('; ')
  return async (path, name, text) => {
    const form = new FormData()
    form.append('file', new Blob([text]), name)
    const response = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
      method: 'POST',
      body: form,
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'x-xsrf-token': visitor.cookie('XSRF-TOKEN') ?? '' },
    })
    const { status, headers } = response
    return { status, headers, cookies: [], body: (await response.json()) as never }
  }
}

const sheet = (said: Partial<ProductInput>): ProductInput => ({
  type: 'downloadable',
  translations: { fr_FR: { name: 'Fiche' }, en_GB: { name: 'Sheet' } },
  variants: [{ sku: 'F', price: 500 }],
  ...said,
})

test.group('Files of downloadable products', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedRoles()
    await seedCatalogue()
  })

  test('are sent in by staff, kept once, and fetched by nobody else', async ({ assert }) => {
    const send = await staff()
    const first = (await send(LINKS, 'dégustation.pdf', PDF)) as { status: number; body: { data: { id: number } } }
    assert.equal(first.status, 201)
    const again = await send('/api/admin/catalogue/download-samples', 'other.pdf', PDF)
    assert.deepEqual(again.body, first.body)
    assert.equal(await number('select count(*) from catalogue_files'), 1)
    const path = `/api/admin/catalogue/download-files/${first.body.data.id}`
    assert.equal((await new Visitor().send('GET', path)).status, 401)
    const visitor = await signedInStaff()
    const fetched = await visitor.send('GET', path)
    assert.equal(fetched.body, PDF)
    assert.match(fetched.headers.get('content-disposition') ?? '', /^attachment; .*d%C3%A9gustation\.pdf$/)
    assert.equal((await visitor.send('GET', '/api/admin/catalogue/download-files/999')).status, 404)
    const list = (await visitor.send('GET', '/api/admin/catalogue/download-files')).body as { data: unknown[] }
    assert.lengthOf(list.data, 1)
  })

  test('are what their names say, and no larger than the shop wants', async ({ assert }) => {
    const send = await staff()
    for (const [name, text] of [
      ['page.html', '<html>'],
      ['sheet.pdf', '<html>'],
      ['sheet', PDF],
      ['empty.pdf', ''],
    ] as const) {
      const { status, body } = await send(LINKS, name, text)
      assert.equal(status, 422, `${name} ${JSON.stringify(body)}`)
    }
    const { status } = await send(LINKS, 'large.pdf', PDF + ' '.repeat(26 * 1024 * 1024))
    assert.equal(status, 413)
    assert.equal(await number('select count(*) from catalogue_files'), 0)
  })

  test('stand on the page: links with their limits, samples with an address that is counted and signed', async ({
    assert,
  }) => {
    const send = await staff()
    await send(LINKS, 'fiche.pdf', PDF)
    await send(LINKS, 'extrait.pdf', `${PDF}sample`)
    const downloads: ProductInput['downloads'] = [
      { kind: 'link', title: { fr_FR: 'La fiche' }, source: 'fiche.pdf', times: 5, days: 30 },
      { kind: 'sample', source: 'extrait.pdf' },
      { kind: 'sample', title: { fr_FR: 'Film' }, source: 'https://example.com/film' },
    ]
    assert.equal((await upsert([sheet({ downloads })]))[0]?.outcome, 'created')
    assert.equal((await upsert([sheet({ downloads })]))[0]?.outcome, 'unchanged')
    const visitor = new Visitor()
    const page = (await visitor.send('GET', '/api/catalogue/products/fiche')).body as ProductAnswer
    assert.deepEqual(
      page.downloads.map(({ title, times, days, url }) => [title, times, days, url]),
      [['La fiche', 5, 30, null]]
    )
    assert.deepEqual(
      page.samples.map(({ title }) => title),
      ['extrait.pdf', 'Film']
    )
    assert.notInclude(JSON.stringify(page), 'fiche.pdf')
    const [own, film] = page.samples.map(({ url }) => url as string)
    const counted = await visitor.send('GET', own as string)
    assert.equal(counted.status, 302)
    const signed = counted.headers.get('location') as string
    assert.equal((await visitor.send('GET', signed)).body, `${PDF}sample`)
    assert.equal((await visitor.send('GET', signed.replace(/signature=.*/, 'signature=x'))).status, 404)
    assert.equal((await visitor.send('GET', film as string)).headers.get('location'), 'https://example.com/film')
    const counts = 'select sum(downloads) from catalogue_downloads'
    assert.equal(await number(counts), 2)
    await upsert([sheet({ downloads: downloads.toReversed() })])
    assert.equal(await number(counts), 2)
  })

  test('a link is no sample; of a draft nothing is given', async ({ assert }) => {
    const send = await staff()
    await send(LINKS, 'fiche.pdf', PDF)
    const link = { kind: 'link', source: 'fiche.pdf' } as const
    await upsert([sheet({ downloads: [link, { ...link, kind: 'sample' }] })])
    const id = (kind: string) => number('select id from catalogue_downloads where kind = ?', [kind])
    const status = async (kind: string) =>
      (await new Visitor().send('GET', `/api/catalogue/samples/${await id(kind)}`)).status
    assert.deepEqual([await status('link'), await status('sample')], [404, 302])
    await upsert([sheet({ status: 'draft' })])
    assert.equal(await status('sample'), 404)
  })
})
