import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { RunImport, type ImportRequest } from '#core/import/run_import'
import { Store } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { systemOrigin } from '#core/audit/origin'
import { systemWriter } from '#core/resources/writer'
import { cdata, item, site } from '#plugins/cms/tests/wxr'
import { seedSite } from '#plugins/cms/tests/seed_site'

const data = process.env.CELLIER_DATA ?? ''
const SKIPPED = 'CELLIER_DATA does not name the folder of real files'

const CATEGORIES = `<wp:category><wp:category_nicename>rouges</wp:category_nicename><wp:category_parent>vins</wp:category_parent><wp:cat_name>${cdata('Rouges')}</wp:cat_name></wp:category>
<wp:category><wp:category_nicename>vins</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>${cdata('Vins')}</wp:cat_name></wp:category>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login>paule</wp:author_login><wp:author_email>nobody@old.example</wp:author_email></wp:author>`

const META = `<wp:is_sticky>1</wp:is_sticky><category domain="category" nicename="rouges">${cdata('Rouges')}</category>
<category domain="post_tag" nicename="jura">${cdata('Jura')}</category>
<wp:postmeta><wp:meta_key>_yoast_wpseo_metadesc</wp:meta_key><wp:meta_value>${cdata('Une description')}</wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>_wp_attachment_metadata</wp:meta_key><wp:meta_value>${cdata('O:8:"Exploit":1:{s:1:"a";s:1:"b";}')}</wp:meta_value></wp:postmeta>`

interface Stored {
  id: number
  type: string
  status: string
  parent_id: number | null
  featured_media_id: number | null
  published_at: unknown
  comments: string
  origin: string
  title: string
  slug: string
  body: string
  locale: string
}

test.group('Sites of other programs', (group) => {
  let folder = ''
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cellier-wxr-'))
    await seedSite(await app.container.make(Store))
    return () => rm(folder, { recursive: true })
  })

  async function run(text: string | null, request: Partial<ImportRequest> = {}) {
    const file = join(folder, 'site.xml')
    if (text !== null) await writeFile(file, text)
    const importer = await app.container.make(RunImport)
    return importer.execute({ app, file, origin: systemOrigin('import', 'cli'), ...request })
  }

  async function contents(locale = 'fr_FR'): Promise<Stored[]> {
    const { reader } = await app.container.make(Store)
    return reader.all<Stored>(
      `select c.*, t.title, t.slug, t.body, t.locale from cms_contents c
       join cms_content_translations t on t.owner_id = c.id where t.title is not null and t.locale = ? order by c.id`,
      [locale]
    )
  }

  const counts = ({ created, updated, unchanged, rejected }: Awaited<ReturnType<typeof run>>) => [
    created,
    updated,
    unchanged,
    rejected,
  ]

  test('the site of 7 posts: distinct slugs, 2 comments, and nothing new the second time', async ({ assert }) => {
    const first = await run(null, { file: join(data, 'cms/theme-preview.xml') })
    assert.deepEqual([first.refused, first.errors], [null, []])
    assert.deepEqual(counts(first), [7, 0, 0, 0])
    const posts = await contents('en_GB')
    assert.equal(new Set(posts.map(({ slug }) => slug)).size, 7)
    assert.isTrue(posts.every(({ type, status, locale }) => `${type} ${status} ${locale}` === 'posts published en_GB'))
    assert.lengthOf(
      posts.flatMap(({ comments }) => JSON.parse(comments) as object[]),
      2
    )
    const second = await run(null, { file: join(data, 'cms/theme-preview.xml') })
    assert.deepEqual(counts(second), [0, 0, 7, 0])
  }).skip(!data, SKIPPED)

  test('the five pages of PrestaShop, with their headings and accents', async ({ assert }) => {
    const report = await run(null, { file: join(data, 'cms/prestashop-cms-fr.xml') })
    assert.deepEqual(report.errors, [])
    assert.deepEqual(counts(report), [5, 0, 0, 0])
    const pages = await contents()
    assert.deepEqual(
      pages.map(({ slug }) => slug),
      ['livraison', 'mentions-legales', 'conditions-utilisation', 'a-propos', 'paiement-securise']
    )
    const headings = pages.map(({ body }) => body.split('"heading"').length - 1)
    assert.deepEqual(headings, [2, 2, 4, 4, 3])
    assert.include(pages[0]?.body ?? '', 'Expéditions et retours')
    assert.deepEqual(counts(await run(null, { file: join(data, 'cms/prestashop-cms-fr.xml') })), [0, 0, 5, 0])
  }).skip(!data, SKIPPED)

  test('parents that come later, links between pages, terms, and what is no content', async ({ assert }) => {
    const text = site(
      [
        item({
          id: 3,
          title: 'Enfant',
          type: 'page',
          parent: 4,
          body: '<p><a href="http://old.example/?p=5#a">Voir</a></p>',
        }),
        item({ id: 4, title: 'Parent', type: 'page' }),
        item({ id: 5, title: 'Un ]]> vin', more: META }),
        item({ id: 6, title: 'Brouillon', status: 'draft' }),
        item({ id: 7, title: 'Un produit', type: 'product' }),
        item({ id: 8, title: 'Une révision', type: 'revision', status: 'inherit' }),
        item({ id: 9, title: 'Jeté', status: 'trash' }),
        item({ id: 10, title: '', slug: 'd%c3%a9j%c3%a0-vu' }),
      ],
      CATEGORIES
    )
    const report = await run(text)
    assert.deepEqual([report.refused, report.errors], [null, []])
    const skipped = report.warnings.filter(({ code }) => code === 'E_CMS_IMPORT_SKIPPED')
    assert.sameMembers(
      skipped.map(({ parameters }) => parameters.type),
      ['product', 'revision']
    )
    const all = await contents()
    const of = (title: string) => all.find((one) => one.title === title) as Stored
    assert.equal(Number(of('Enfant').parent_id), Number(of('Parent').id))
    assert.include(of('Enfant').body, `ref:cms.content/${of('Un ]]> vin').id}#a`)
    assert.deepEqual(
      ['Brouillon', 'Jeté', 'Parent'].map((title) => of(title).status),
      ['draft', 'trash', 'published']
    )
    assert.equal(of('déjà-vu').slug, 'deja-vu')
    const { reader } = await app.container.make(Store)
    const terms = await reader.all<{ slug: string; above: string | null }>(
      `select t.slug, p.slug as above from cms_categories c join cms_category_translations t on t.owner_id = c.id and t.locale = 'fr_FR'
       left join cms_category_translations p on p.owner_id = c.parent_id and p.locale = 'fr_FR' order by t.slug`
    )
    assert.deepEqual(
      terms.map(({ slug, above }) => [slug, above]),
      [
        ['rouges', 'vins'],
        ['vins', null],
      ]
    )
    const [kept] = await reader.all<{ data: string }>('select data from cms_imported_contents where content_id = ?', [
      of('Un ]]> vin').id,
    ])
    assert.include(kept?.data ?? '', 'O:8:')
    assert.deepEqual(counts(await run(text)).slice(0, 2), [0, 0])
  })

  test('pictures come from a folder; what is not there becomes a link and is reported', async ({ assert }) => {
    const create = { width: 40, height: 30, channels: 3 as const, background: 'red' }
    const red = await sharp({ create }).jpeg().toBuffer()
    const images = join(folder, 'uploads')
    await mkdir(images)
    await writeFile(join(images, 'boat.jpg'), red)
    const thumbnail =
      '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>'
    const address = 'https://old.example/wp-content/uploads/boat.jpg'
    const attached = `<wp:attachment_url>${address}</wp:attachment_url>`
    const body = `<p>Un</p><img src="${address}" alt="Bateau"/><img src="https://old.example/gone.jpg" alt="Perdue"/>`
    const report = await run(
      site([
        item({ id: 1, title: 'Illustré', body, more: thumbnail }),
        item({ id: 9, title: 'boat', type: 'attachment', status: 'inherit', more: attached }),
      ]),
      { images }
    )
    assert.deepEqual([report.errors, report.created], [[], 1])
    assert.include(
      report.warnings.map(({ parameters }) => parameters.name),
      'gone.jpg'
    )
    const [post] = await contents()
    assert.isNotNull(post?.featured_media_id)
    assert.include(post?.body ?? '', 'core.image')
    assert.include(post?.body ?? '', '"https://old.example/gone.jpg"')
  })

  test('a later file changes what staff left alone, and lists what they changed', async ({ assert }) => {
    const file = (body: string) => site([item({ id: 1, title: 'Un', body }), item({ id: 2, title: 'Deux', body })])
    await run(file('<p>a</p>'))
    const [one] = await contents()
    const made = (await app.container.make(ResourceCatalogue)).find('cms.posts') as MadeResource
    const staff = systemWriter(systemOrigin('screen', 'staff'))
    await (
      await app.container.make(WriteResource)
    ).update(made, Number(one?.id), { excerpt: { fr_FR: 'À nous' } }, staff)
    const report = await run(file('<p>b</p>'))
    assert.deepEqual(counts(report), [0, 1, 1, 0])
    assert.containsSubset(report.warnings, [{ code: 'E_CMS_IMPORT_CHANGED_HERE', parameters: { title: 'Un' } }])
    const [kept, changed] = await contents()
    assert.include(kept?.body ?? '', '"a"')
    assert.include(changed?.body ?? '', '"b"')
  })

  test('a trial writes nothing; a run that is cut goes on, and settles what the first part left', async ({
    assert,
  }) => {
    const items = Array.from({ length: 6 }, (_, at) =>
      item({ id: at + 1, title: `Page ${at}`, type: 'page', parent: at === 0 ? 6 : 0 })
    )
    const text = site(items)
    assert.deepEqual(counts(await run(text, { dryRun: true })), [6, 0, 0, 0])
    assert.lengthOf(await contents(), 0)
    const cut = new AbortController()
    const importer = await app.container.make(RunImport)
    const request = { app, file: join(folder, 'site.xml'), origin: systemOrigin('import', 'cli'), batchSize: 2 }
    const stopped = await importer.execute({ ...request, signal: cut.signal }, { progress: () => cut.abort() })
    assert.isTrue(stopped.isInterrupted)
    assert.lengthOf(await contents(), 2)
    const rest = await importer.execute(request)
    assert.deepEqual(counts(rest), [6, 0, 0, 0])
    const pages = await contents()
    assert.equal(Number(pages[0]?.parent_id), Number(pages[5]?.id))
  })
})
