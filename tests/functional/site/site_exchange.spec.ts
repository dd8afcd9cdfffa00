import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import exportFile from '#cli/commands/export_file'
import importFile from '#cli/commands/import_file'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { ExportSite } from '#plugins/cms/exchange/export_site'
import { LOCALES } from '#core/i18n/locales'
import { MediaLibrary } from '#core/media/media_library'
import { ProductFactory, seedCatalogue } from '#plugins/catalogue/testing'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { RunImport, type ImportRequest } from '#core/import/run_import'
import { Translator } from '#core/i18n/translator'
import { WriteResource } from '#core/resources/write_resource'
import { called } from '../cli/called.js'
import { createStaff } from '#plugins/users/testing'
import { formatProblem } from '#core/import/problem'
import { freshSite } from '#plugins/cms/testing'
import { placeRedirect } from '#core/permalinks/place_redirect'
import { systemOrigin } from '#core/audit/origin'
import { systemWriter } from '#core/resources/writer'
import type { Store } from '#core/database/store'

const both = (fr_FR: string, en_GB: string | null = fr_FR) => ({ fr_FR, en_GB })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const linked = (href: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'Voir', marks: [{ type: 'link', attrs: { href } }] }],
})
const block = (id: string, name: string, values: object) => ({ type: 'block', attrs: { id, name, values } })

const WRITER = systemWriter(systemOrigin('command', 'test'))
const EMAIL = 'auteur@exemple.fr'

test.group('A site that is exported', (group) => {
  let folder = ''
  let store: Store
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cellier-site-'))
    await freshShop()
    return () => rm(folder, { recursive: true })
  })

  /** An empty shop with the products and the staff that the site names. */
  async function freshShop({ hasWine = true } = {}) {
    store = await freshSite()
    await seedCatalogue()
    await ProductFactory.create({ sku: 'AUTRE-1' })
    if (hasWine) await ProductFactory.create({ sku: 'VIN-1', name: 'Le vin' })
    await createStaff({ email: EMAIL })
  }

  async function create(resource: string, values: Record<string, unknown>): Promise<number> {
    const made = (await app.container.make(ResourceCatalogue)).find(resource) as MadeResource
    const input = (await made.validators.create.validate(values)) as Record<string, unknown>
    return (await (await app.container.make(WriteResource)).create(made, input, WRITER)).id
  }

  async function update(resource: string, id: number, values: Record<string, unknown>) {
    const made = (await app.container.make(ResourceCatalogue)).find(resource) as MadeResource
    await (await app.container.make(WriteResource)).update(made, id, values, WRITER)
  }

  async function idOf(sql: string): Promise<number> {
    const [row] = await store.reader.all<{ id: number }>(sql)
    return Number(row?.id)
  }

  async function picture(background: string, name: string): Promise<number> {
    const library = await app.container.make(MediaLibrary)
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
    const prepared = await library.prepare({ name, bytes })
    return Number((await store.transaction((trx) => library.attach(trx, prepared))).id)
  }

  /** Types, fields, categories, tags, contents that name each other, a menu, and addresses that moved. */
  async function buildSite(): Promise<void> {
    const wine = await idOf("select product_id as id from catalogue_variants where sku = 'VIN-1'")
    const author = await idOf(`select id from users_staff where email = '${EMAIL}'`)
    const shelf = await create('platform.media_categories', { name: 'Ambiances', code: 'ambiances' })
    const [red, blue] = [await picture('#7a182f', 'rouge.png'), await picture('#1f3a7a', 'bleu.png')]
    await update('platform.library', red, { alt: both('Rouge', 'Red'), category: shelf, focus: { x: 10, y: 80 } })
    await update('cms.content_types', await idOf("select id from cms_content_types where code = 'posts'"), {
      pattern: both('/blog/{year}/{slug}'),
    })
    const wines = await create('cms.categories', { name: both('Vins', 'Wines'), slug: both('vins', 'wines') })
    const reds = await create('cms.categories', { name: both('Rouges'), slug: both('rouges', 'reds'), parentId: wines })
    const tag = await create('cms.tags', { name: both('Jura'), slug: both('jura') })
    const type = await create('cms.content_types', {
      code: 'recettes',
      label: both('Recettes', 'Recipes'),
      singularLabel: both('Recette', 'Recipe'),
      hasCategories: true,
      hasArchive: true,
      pattern: both('/recettes/{slug}', '/recipes/{slug}'),
    })
    const fields = await create('cms.custom_fields', {
      name: both('Recette', 'Recipe'),
      locations: [{ type, template: null, category: reds }],
      onCategories: true,
    })
    const field = (label: string, kind: string, more: object = {}) =>
      create('cms.group_fields', { groupId: fields, label: both(label), kind, ...more })
    const duration = await field('Durée', 'integer')
    const accord = await field('Vin', 'relation', { of: 'catalogue.products' })
    const next = await field('Suivante', 'relation', { of: 'cms.recettes', many: true })
    const steps = await field('Étapes', 'repeater')
    const photo = await field('Photo', 'media', { parentId: steps })
    const words = await field('Texte', 'text', { parentId: steps })
    await update('cms.categories', reds, { [`custom_${duration}`]: 7 })

    const home = await create('cms.pages', {
      title: both('La cave', 'The cellar'),
      slug: both('la-cave', 'the-cellar'),
      status: 'published',
      publishedAt: '2024-05-06T07:08:09.000Z',
      template: 'default',
      authorId: author,
    })
    const team = await create('cms.pages', {
      title: both('Équipe'),
      parentId: home,
      status: 'draft',
      template: 'default',
    })
    const recipe = (title: string, values: object = {}) =>
      create('cms.recettes', {
        title: both(title, null),
        status: 'published',
        publishedAt: '2025-01-02T03:04:05.000Z',
        template: 'default',
        ...values,
      })
    const last = await recipe('Dernière', { status: 'scheduled', publishAt: '2099-01-01T00:00:00.000Z' })
    const first = await recipe('Première', {
      categories: [reds],
      tags: [tag],
      featuredMediaId: red,
      seo: both(null as never, null),
      [`custom_${duration}`]: 45,
      [`custom_${accord}`]: wine,
      [`custom_${next}`]: [last],
      [`custom_${steps}`]: [{ [`custom_${photo}`]: blue, [`custom_${words}`]: 'Couper' }],
    })
    await recipe('Jetée', { status: 'trash' })
    // Named before what it names stands in the file.
    await update('cms.pages', home, {
      body: both(
        doc(
          linked(`ref:cms.content/${first}#prix`),
          linked(`ref:catalogue.product/${wine}`),
          linked('https://other.example/'),
          block('a', 'core.image', { picture: blue, alt: 'Bleu' }),
          block('b', 'catalogue.products', { title: 'Nos vins', products: [wine] }),
          block('c', 'core.button', { text: 'Rouges', link: `ref:cms.category/${reds}` }),
          block('e', 'cms.posts', { source: 'newest', type: 'recettes', category: String(reds), count: 3 }),
          block('d', 'core.html', { html: `<p><a href="ref:cms.content/${team}">Équipe</a></p>` })
        ) as never,
        doc(linked('ref:cms.archive/recettes')) as never
      ),
      seo: both({ metaTitle: 'Cave', ogImage: red, noIndex: true, noFollow: false } as never, null),
    })
    await update('cms.recettes', first, { slug: both('renommee', null) })
    const menu = await create('cms.menus', { title: both('Principal', 'Main'), place: 'header', locale: 'fr_FR' })
    const item = (values: object) => create('cms.menu_items', { menuId: menu, kind: 'link', ...values })
    const top = await item({ target: `ref:cms.content/${home}` })
    await item({ target: `ref:cms.content/${first}`, parentId: top, title: both('Recette'), isNewWindow: true })
    await item({ target: `ref:catalogue.product/${wine}`, parentId: top })
    await item({ kind: 'heading', title: both('Autres') })
    await store.transaction(async (trx) => {
      await placeRedirect(trx, { locale: 'fr_FR', path: '/partie', redirect: null })
      await placeRedirect(trx, { locale: 'fr_FR', path: '/ailleurs', redirect: '/contact' })
    })
    await store.lucid.rawQuery(
      `update cms_contents set comments = '[{"author":"Anne","text":"Bravo"}]' where id = ${last}`
    )
  }

  async function exported(name: string) {
    const result = await (await app.container.make(ExportSite)).execute(join(folder, name))
    return { ...result, text: await readFile(result.file, 'utf8') }
  }

  async function imported(file: string, request: Partial<ImportRequest> = {}) {
    const importer = await app.container.make(RunImport)
    return importer.execute({ app, file, isInPlace: true, origin: systemOrigin('import', 'cli'), ...request })
  }

  const told = (report: Awaited<ReturnType<typeof imported>>) => ({
    refused: report.refused?.code ?? null,
    errors: report.errors.map(({ code, parameters }) => `${code} ${JSON.stringify(parameters)}`),
    warnings: report.warnings.map(({ code, parameters }) => `${code} ${JSON.stringify(parameters)}`),
  })
  const NOTHING = { refused: null, errors: [], warnings: [] }

  test('is the same in an empty shop: exported again it is equal to the byte, and a second import changes nothing', async ({
    assert,
  }) => {
    await buildSite()
    const first = await exported('first')
    assert.deepEqual([first.unnamed, first.lost], [[], []])
    assert.equal(first.records.content, 5)
    assert.include(first.text, '"category":"ref:cms.category/rouges"')
    assert.lengthOf(await readdir(join(folder, 'first/media')), 2)
    await freshShop()
    const report = await imported(first.file)
    assert.deepEqual(told(report), NOTHING)
    const second = await exported('second')
    assert.equal(second.text, first.text)
    assert.deepEqual(await readdir(join(folder, 'second/media')), await readdir(join(folder, 'first/media')))
    const again = await imported(first.file)
    assert.deepEqual(told(again), NOTHING)
    assert.deepEqual([again.created, again.updated], [0, 0])
    assert.equal((await exported('third')).text, first.text)
  }).timeout(60_000)

  test('does not harm what stands there; what changed in the file alone is changed', async ({ assert }) => {
    await buildSite()
    const first = await exported('first')
    assert.deepEqual(told(await imported(first.file)), NOTHING)
    await freshShop()
    await imported(first.file)
    const changed = first.text.replace('"Première"', '"Premier plat"').replace('"La cave"', '"Le caveau"')
    await writeFile(first.file, changed)
    await update(
      'cms.pages',
      await idOf("select owner_id as id from cms_content_translations where slug = 'la-cave'"),
      {
        excerpt: both('À nous'),
      }
    )
    const report = await imported(first.file)
    assert.deepEqual([report.created, report.updated, report.errors], [0, 1, []])
    assert.deepEqual(told(report).warnings, ['E_CMS_IMPORT_KEPT_HERE {"name":"pages/la-cave"}'])
    const titles = await store.reader.all<{ title: string }>(
      "select title from cms_content_translations where locale = 'fr_FR' and slug in ('la-cave', 'renommee') order by title"
    )
    assert.deepEqual(
      titles.map(({ title }) => title),
      ['La cave', 'Premier plat']
    )
  }).timeout(60_000)

  test('names what the shop does not have, leaves it out and goes on', async ({ assert }) => {
    await buildSite()
    const { file } = await exported('first')
    await freshShop({ hasWine: false })
    await rm(join(folder, 'first/media'), { recursive: true })
    const report = await imported(file)
    assert.isNull(report.refused)
    assert.deepEqual(report.errors, [])
    const missing = report.warnings.filter(({ code }) => code === 'E_CMS_IMPORT_NAME_MISSING')
    assert.includeMembers(
      missing.map(({ parameters }) => String(parameters.list)),
      ['catalogue.products', 'catalogue.product', 'media']
    )
    const translator = await app.container.make(Translator)
    const words = LOCALES.map((locale) => missing[0] && formatProblem(translator, locale, missing[0]).message)
    assert.equal(new Set(words).size, 2)
    assert.lengthOf(await store.reader.all('select id from cms_contents'), 5)
    assert.lengthOf(await store.reader.all('select id from cms_menu_items'), 3)
  }).timeout(60_000)

  test('a bad file is refused before anything is written; a bad record is reported and the rest goes on', async ({
    assert,
  }) => {
    await buildSite()
    const { file, text } = await exported('first')
    await freshShop()
    const files: [text: string, code: string][] = [
      [text.slice(0, -200), 'E_IMPORT_JSON_TRUNCATED'],
      [text.replace('"kind":"tag",', '"kind":"tag",,'), 'E_IMPORT_JSON_INVALID'],
      [text.replace('"cellier.content":1', '"cellier.content":2'), 'E_CMS_IMPORT_SITE_VERSION'],
      ['{"a":1}', 'E_IMPORT_WRONG_KIND'],
      ['[{"a":1}]', 'E_IMPORT_WRONG_KIND'],
    ]
    for (const [bad, code] of files) {
      await writeFile(file, bad)
      assert.equal((await imported(file)).refused?.code, code)
      assert.lengthOf(await store.reader.all('select id from cms_contents'), 0)
    }
    await writeFile(
      file,
      text.replace('"kind":"tag"', '"kind":"surprise"').replace('"status":"scheduled"', '"status":"unheard"')
    )
    const report = await imported(file)
    assert.sameMembers(
      report.errors.map(({ code }) => code),
      ['E_CMS_IMPORT_RECORD_UNKNOWN', 'E_VALIDATION_ENUM']
    )
    assert.equal(report.rejected, 2)
    assert.lengthOf(await store.reader.all('select id from cms_contents'), 4)
  }).timeout(60_000)

  test('a trial writes nothing', async ({ assert }) => {
    await buildSite()
    const { file } = await exported('first')
    await freshShop()
    const report = await imported(file, { dryRun: true })
    assert.deepEqual([report.refused, report.errors], [null, []])
    assert.isAbove(report.created, 10)
    assert.lengthOf(await store.reader.all('select id from cms_contents'), 0)
    assert.lengthOf(await store.reader.all('select id from core_media'), 0)
  })

  test('is exported and imported from the terminal', async ({ assert }) => {
    await buildSite()
    const target = join(folder, 'site')
    const written = await called(exportFile, { arguments: ['content', target] })
    assert.equal(written.status, 0)
    assert.match(written.out.join('\n'), /content\.json : types de contenu 3, .*médias 2, .*contenus 5, menus 1/)
    await freshShop()
    const read = await called(importFile, { arguments: [join(target, 'content.json')], locale: 'en_GB' })
    assert.equal(read.status, 0)
    assert.match(read.out.join('\n'), /19 rows in .* 17 created, 1 updated, 1 unchanged/)
    assert.lengthOf(await store.reader.all('select id from core_media'), 2)
    assert.equal((await called(exportFile, { arguments: ['produits'] })).status, 1)
    await writeFile(join(folder, 'file'), '')
    const refused = await called(exportFile, { arguments: ['content', join(folder, 'file')] })
    assert.equal(refused.status, 1)
    assert.match(refused.err.join(''), /Rien ne peut être écrit/)
  }).timeout(60_000)
})
