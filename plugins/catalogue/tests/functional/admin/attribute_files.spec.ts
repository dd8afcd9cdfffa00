import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { Store } from '#core/database/store'
import { countQueries } from '#core/testing/query_counter'
import { DefineAttributes } from '#plugins/catalogue/vocabulary/actions/define_attributes'
import { DefineFamilies } from '#plugins/catalogue/vocabulary/actions/define_families'
import { ProductFactory, tester, upsert } from '#plugins/catalogue/testing'
import { emptyShelves, problems, rows } from '#plugins/catalogue/tests/fixtures/clerk'
import { staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'
import { Visitor } from '#core/testing/visitor'

const AT = '/api/admin/catalogue'

const PDF = Buffer.from('%PDF-1.4\nfiche')

const aPicture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#7a182f' } })
    .png()
    .toBuffer()

interface Shown {
  data: { id: number; version: number; attributes: Record<string, unknown> }
  meta: { files: { pictures: { id: number; name: string }[]; files: { id: number; name: string; bytes: number }[] } }
}

test.group('Pictures and files as values of attributes', (group) => {
  let clerk: Visitor
  let picture = 0
  let sheet = 0
  group.setup(async () => {
    clerk = await staffVisit()
    const define = await app.container.make(DefineAttributes)
    const shown = { isVisibleOnPage: true }
    await define.execute(
      [
        { code: 'label_scan', type: 'image', label: { fr_FR: 'Étiquette', en_GB: 'Label' }, ...shown },
        { code: 'sheet', type: 'file', label: { fr_FR: 'Fiche technique' }, ...shown },
        { code: 'notice', type: 'file', label: { fr_FR: 'Notice' }, valuePerLocale: true, ...shown },
        { code: 'contract', type: 'file', label: { fr_FR: 'Contrat' }, isVisibleOnPage: false },
      ],
      tester
    )
    const families = await app.container.make(DefineFamilies)
    const name = { fr_FR: 'Vin', en_GB: 'Wine' }
    const attributes = ['label_scan', 'sheet', 'notice', 'contract']
    await families.execute([{ code: 'wine', name, groups: [{ code: 'main', name, attributes }] }], tester)
    const sent = await clerk.upload(`${AT}/product-images`, { name: 'étiquette.png', content: await aPicture() })
    picture = (sent.body as { data: { mediaId: number } }).data.mediaId
    const file = await clerk.upload(`${AT}/product-files`, { name: 'fiche chablis.pdf', content: PDF })
    sheet = (file.body as { data: { id: number } }).data.id
  })
  group.each.setup(emptyShelves)
  const shown = async (id: number) => (await clerk.send('GET', `${AT}/products/${id}`)).body as Shown
  const change = async (id: number, attributes: object, translations?: object) => {
    const { data } = await shown(id)
    const told = translations ? { translations } : { attributes }
    return clerk.send('PUT', `${AT}/products/${id}`, { version: data.version, ...told })
  }

  test('are named by number and shown in the form by what they are', async ({ assert }) => {
    const id = await ProductFactory.create({ sku: 'F-1', family: 'wine' })
    assert.equal((await change(id, { label_scan: picture, sheet })).status, 200)
    const { data, meta } = await shown(id)
    assert.deepInclude(data.attributes, { label_scan: picture, sheet })
    assert.containsSubset(meta.files, {
      pictures: [{ id: picture, name: 'étiquette.png' }],
      files: [{ id: sheet, name: 'fiche chablis.pdf', type: 'application/pdf', bytes: PDF.length }],
    })
    assert.equal((await change(id, { label_scan: null })).status, 200)
    assert.notProperty((await shown(id)).data.attributes, 'label_scan')
  })

  test('must be what they claim to be, whoever says so', async ({ assert }) => {
    const id = await ProductFactory.create({ sku: 'F-2', family: 'wine' })
    const store = await app.container.make(Store)
    await store.transaction((trx) =>
      trx.rawQuery(`insert into core_media (hash, name, format, width, height, bytes, placeholder, variants, created_at)
        values ('ffff0000ffff0000ffff0000ffff0000', 'film.mp4', 'mp4', 0, 0, 9, '#000000', '[]', '2026-01-01T00:00:00Z')
        on conflict do nothing`)
    )
    const [film] = await rows(`select id from core_media where format = 'mp4'`)
    for (const wrong of [999_999, Number(film?.id)]) {
      assert.deepEqual(problems(await change(id, { label_scan: wrong })), [
        'E_CATALOGUE_PICTURE_UNKNOWN attributes.label_scan',
      ])
    }
    assert.deepEqual(problems(await change(id, { sheet: 999_999 })), ['E_CATALOGUE_FILE_UNKNOWN attributes.sheet'])
    assert.deepEqual(problems(await change(id, {}, { en_GB: { attributes: { notice: 999_999 } } })), [
      'E_CATALOGUE_FILE_UNKNOWN translations.en_GB.attributes.notice',
    ])
    const [result] = await upsert([
      { code: 'F-2', variants: [{ sku: 'F-2' }], attributes: { label_scan: 'étiquette.png' } },
    ])
    assert.equal(result?.outcome, 'refused')
    const other = await upsert([{ code: 'F-2', variants: [{ sku: 'F-2' }], attributes: { label_scan: 999_999 } }])
    assert.equal(other[0]?.errors[0]?.code, 'E_CATALOGUE_PICTURE_UNKNOWN')
    assert.notProperty((await shown(id)).data.attributes, 'label_scan')
  })

  test('stand on the page: a picture in its sizes, a file to fetch', async ({ assert }) => {
    const id = await ProductFactory.create({
      sku: 'F-3',
      name: 'Chablis',
      family: 'wine',
      attributes: { label_scan: picture, sheet, contract: sheet },
    })
    await change(id, {}, { en_GB: { attributes: { notice: sheet } } })
    const visitor = new Visitor()
    const page = (await visitor.send('GET', '/api/catalogue/products/chablis')).body as {
      data?: unknown
      attributes: Record<string, { picture?: { alt: string; srcset: string }; file?: { url: string; name: string } }>
    }
    const { label_scan: scan, sheet: told, notice, contract } = page.attributes
    assert.equal(scan?.picture?.alt, 'Étiquette – Chablis')
    assert.match(String(scan?.picture?.srcset), /^\/media\/[0-9a-f]{32}\/\d+\.webp \d+w/)
    assert.deepInclude(told?.file, { name: 'fiche chablis.pdf', type: 'application/pdf', bytes: PDF.length })
    assert.isUndefined(notice)
    assert.isUndefined(contract)
    const fetched = await visitor.send('GET', String(told?.file?.url))
    assert.equal(fetched.status, 200)
    assert.match(String(fetched.headers.get('content-disposition')), /^attachment; filename="fiche chablis\.pdf"/)
    assert.equal(fetched.headers.get('content-type'), 'application/pdf')
    const at = `/api/catalogue/products/${id}/files`
    assert.equal((await visitor.send('GET', `${at}/contract`)).status, 404)
    assert.equal((await visitor.send('GET', `${at}/label_scan`)).status, 404)
    assert.equal((await visitor.send('GET', `${at}/notice`)).status, 404)
    assert.equal((await visitor.send('GET', `${at}/notice?locale=en_GB`)).status, 200)
    const { data } = await shown(id)
    await clerk.send('PUT', `${AT}/products/${id}`, { version: data.version, status: 'draft' })
    assert.equal((await visitor.send('GET', `${at}/sheet`)).status, 404)
    assert.equal((await visitor.send('GET', '/api/catalogue/products/999999/files/sheet')).status, 404)
  })

  test('are chosen among those that are there, by words of their names', async ({ assert }) => {
    const found = async (what: string, q: string) =>
      (await clerk.send('GET', `${AT}/product-${what}?q=${encodeURIComponent(q)}`)).body as { data: { name: string }[] }
    assert.containsSubset(await found('images', 'ETIQUETTE png'), { data: [{ id: picture, name: 'étiquette.png' }] })
    assert.deepEqual(await found('images', 'rien%'), { data: [] })
    assert.containsSubset(await found('files', 'chablis'), { data: [{ id: sheet, name: 'fiche chablis.pdf' }] })
    await ProductFactory.create({
      sku: 'DL',
      type: 'downloadable',
      variants: [{ sku: 'DL', price: 100 }],
      downloads: [{ kind: 'link', title: { fr_FR: 'Livre' }, source: await hashOf(sheet), times: 0, days: 0 }],
    })
    assert.deepEqual(await found('files', 'chablis'), { data: [] })
    const visitor = new Visitor()
    assert.equal((await visitor.send('GET', `${AT}/product-files`)).status, 401)
  })

  test('a file that is not what its name says is refused', async ({ assert }) => {
    const answer = await clerk.upload(`${AT}/product-files`, { name: 'x.pdf', content: '<html>' })
    assert.equal(answer.status, 422)
  })

  test('opening such a product takes a bounded number of statements', async ({ assert }) => {
    const id = await ProductFactory.create({ sku: 'F-9', family: 'wine', attributes: { label_scan: picture, sheet } })
    const opened = await countQueries(() => shown(id))
    assert.isAtMost(opened.queries.length, 10, opened.queries.join('\n'))
  })
})

async function hashOf(id: number): Promise<string> {
  const [row] = await rows('select hash from catalogue_files where id = ?', [id])
  return String(row?.hash)
}
