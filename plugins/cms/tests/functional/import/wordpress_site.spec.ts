import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { GatewayServer } from '#tests/gateways/gateway'
import { Permalinks } from '#core/permalinks/permalinks'
import { RunImport, type ImportRequest } from '#core/import/run_import'
import { type Store } from '#core/database/store'
import { Wordpress } from '#tests/gateways/wordpress'
import { LOCALES } from '#core/i18n/locales'
import { Translator } from '#core/i18n/translator'
import { cdata, item, meta, site } from '#plugins/cms/tests/wxr'
import { formatProblem } from '#core/import/problem'
import { freshSite } from '#plugins/cms/testing'
import { systemOrigin } from '#core/audit/origin'

const MENUS = `<wp:term><wp:term_id>40</wp:term_id><wp:term_taxonomy>nav_menu</wp:term_taxonomy><wp:term_slug>principal</wp:term_slug><wp:term_name>${cdata('Principal')}</wp:term_name></wp:term>
<wp:term><wp:term_id>41</wp:term_id><wp:term_taxonomy>nav_menu</wp:term_taxonomy><wp:term_slug>pied</wp:term_slug><wp:term_name>${cdata('Pied de page')}</wp:term_name></wp:term>
<wp:category><wp:term_id>7</wp:term_id><wp:category_nicename>vins</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>${cdata('Vins')}</wp:cat_name></wp:category>`

interface Entry {
  id: number
  menu?: string
  title?: string
  above?: number
  order: number
  kind?: string
  objectId?: number
  object?: string
  url?: string
}

const entry = ({ id, menu = 'principal', title = '', above = 0, order, kind = 'custom', ...given }: Entry) =>
  item({
    id,
    title,
    type: 'nav_menu_item',
    more: [
      `<wp:menu_order>${order}</wp:menu_order><category domain="nav_menu" nicename="${menu}">${cdata(menu)}</category>`,
      meta('_menu_item_type', kind),
      meta('_menu_item_menu_item_parent', String(above)),
      meta('_menu_item_object_id', String(given.objectId ?? id)),
      meta('_menu_item_object', given.object ?? 'custom'),
      meta('_menu_item_url', given.url ?? ''),
      meta('_menu_item_target', ''),
    ].join(''),
  })

test.group('Whole sites of WordPress', (group) => {
  let folder = ''
  let store: Store
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cellier-wxr-'))
    store = await freshSite()
    return () => rm(folder, { recursive: true })
  })

  async function run(text: string, request: Partial<ImportRequest> = {}) {
    const file = join(folder, 'site.xml')
    await writeFile(file, text)
    const importer = await app.container.make(RunImport)
    return importer.execute({ app, file, origin: systemOrigin('import', 'cli'), ...request })
  }

  const idOf = async (slug: string) => {
    const rows = await store.reader.all<{ id: number }>(
      "select owner_id as id from cms_content_translations where slug = ? and locale = 'fr_FR'",
      [slug]
    )
    return Number(rows[0]?.id)
  }
  const codesOf = (report: Awaited<ReturnType<typeof run>>, code: string) =>
    report.warnings.filter((warning) => warning.code === `E_CMS_IMPORT_${code}`).map(({ parameters }) => parameters)
  const items = () =>
    store.reader.all<{ title: string; place: string; menu: string; kind: string; target: string; above: string }>(
      `select i.title ->> 'fr_FR' as title, m.title ->> 'fr_FR' as menu, m.place, i.kind, i.target, p.title ->> 'fr_FR' as above
       from cms_menu_items i join cms_menus m on m.id = i.menu_id left join cms_menu_items p on p.id = i.parent_id
       order by m.id, p.id nulls first, i.position`
    )

  test('menus: nested, to pages, categories and addresses; what leads nowhere is reported', async ({ assert }) => {
    const text = site(
      [
        entry({ id: 50, title: '', order: 2, kind: 'post_type', object: 'page', objectId: 1 }),
        entry({ id: 51, title: 'Les vins', order: 1, kind: 'taxonomy', object: 'category', objectId: 7 }),
        entry({ id: 52, title: 'Rubriques', order: 3, url: '#' }),
        entry({ id: 53, title: 'Ailleurs', order: 4, above: 52, url: 'https://other.example/' }),
        entry({ id: 54, title: 'Ici', order: 5, above: 53, url: 'https://old.example/?p=1' }),
        entry({ id: 55, title: 'Perdu', order: 6, kind: 'post_type', object: 'page', objectId: 99 }),
        entry({ id: 56, title: 'Mentions', order: 1, menu: 'pied', kind: 'post_type', object: 'page', objectId: 1 }),
        item({ id: 1, title: 'La cave', type: 'page' }),
      ],
      MENUS
    )
    const first = await run(text)
    assert.deepEqual([first.refused, first.errors, first.created], [null, [], 1])
    const page = `ref:cms.content/${await idOf('la-cave')}`
    const told = (await items()).map(({ menu, place, title, kind, target, above }) => [
      `${menu} ${place}`,
      title,
      kind,
      target?.replace(/(cms\.category\/)\d+/, '$1n') ?? null,
      above,
    ])
    assert.deepEqual(told, [
      ['Principal header', 'Les vins', 'link', 'ref:cms.category/n', null],
      ['Principal header', null, 'link', page, null],
      ['Principal header', 'Rubriques', 'heading', null, null],
      ['Principal header', 'Ailleurs', 'link', 'https://other.example/', 'Rubriques'],
      ['Principal header', 'Ici', 'link', page, 'Ailleurs'],
      ['Pied de page footer', 'Mentions', 'link', page, null],
    ])
    assert.deepEqual(codesOf(first, 'MENU_TARGET'), [{ menu: 'Principal', title: 'Perdu' }])
    assert.deepEqual(codesOf(first, 'SKIPPED'), [])
    const second = await run(text)
    assert.deepEqual([second.created, second.updated, codesOf(second, 'MENU')], [0, 0, []])
    assert.lengthOf(await items(), 6)
  })

  test('old addresses lead to the new ones; what has one already keeps it', async ({ assert }) => {
    const text = site([
      item({ id: 1, title: 'Un billet', slug: 'un-billet', link: 'https://old.example/2020/05/un-billet/' }),
      item({
        id: 2,
        title: 'Enfant',
        type: 'page',
        parent: 3,
        slug: 'enfant',
        link: 'https://old.example/parent/enfant/',
      }),
      item({ id: 3, title: 'Parent', type: 'page', slug: 'parent', link: 'https://old.example/la-page/?x=1' }),
      item({ id: 4, title: 'Autre', type: 'page', slug: 'autre', link: 'https://old.example/parent' }),
      item({ id: 6, title: 'Accent', type: 'page', slug: 'accent', link: 'https://old.example/%C3%A9t%C3%A9/' }),
    ])
    const report = await run(text)
    assert.deepEqual([report.refused, report.errors], [null, []])
    const permalinks = await app.container.make(Permalinks)
    const [channel] = await store.reader.all<{ channel: string }>('select channel from core_permalinks')
    const leads = async (path: string) => {
      const found = await permalinks.resolve(channel?.channel ?? '', 'fr_FR', path)
      return found && [found.target, found.redirect]
    }
    assert.deepEqual(await leads('/2020/05/un-billet'), [String(await idOf('un-billet')), '/journal/un-billet'])
    assert.deepEqual(await leads('/parent/enfant'), [String(await idOf('enfant')), null])
    assert.isNull(await leads('/la-page'))
    assert.deepEqual(await leads('/parent'), [String(await idOf('parent')), null])
    assert.deepEqual(codesOf(report, 'REDIRECT'), [{ path: '/parent', to: '/autre' }])
    assert.deepEqual(await leads('/été'), [String(await idOf('accent')), '/accent'])
    const second = await run(text)
    assert.deepEqual([second.created, second.updated], [0, 0])
  })

  test('types that the site lacks are made on demand; products are not', async ({ assert }) => {
    const recipe = (id: number, parent = 0) => item({ id, title: `Recette ${id}`, type: 'ma-recette', parent })
    const text = site([recipe(1), recipe(2, 1), item({ id: 3, title: 'Vin', type: 'product' })])
    const plain = await run(text)
    assert.deepEqual([plain.created, codesOf(plain, 'SKIPPED').length], [0, 2])
    const trial = await run(text, { createMissing: true, dryRun: true })
    assert.deepEqual(codesOf(trial, 'TYPE_TO_COME'), [{ type: 'ma_recette', count: 2 }])
    assert.lengthOf(await store.reader.all('select id from cms_content_types'), 2)
    const report = await run(text, { createMissing: true })
    assert.deepEqual([report.errors, report.created], [[], 2])
    assert.deepEqual(codesOf(report, 'TYPE_MADE'), [{ type: 'ma_recette', count: 2 }])
    assert.deepEqual(codesOf(report, 'SKIPPED'), [{ type: 'product' }])
    const rows = await store.reader.all<{ parent_id: number | null }>(
      "select parent_id from cms_contents where type = 'ma_recette' order by id"
    )
    assert.deepEqual(
      rows.map(({ parent_id: parent }) => parent !== null),
      [false, true]
    )
    assert.equal((await run(text, { createMissing: true })).created, 0)
  })

  test('unknown blocks are kept as blocks of cleaned HTML and reported; comments are counted', async ({ assert }) => {
    const body = `<!-- wp:acme/map --><div onclick="x()"><p>Plan</p><script>alert(1)</script></div><!-- /wp:acme/map -->
<!-- wp:html --><p>À <em>nous</em></p><!-- /wp:html --><!-- wp:acme/empty /--><!-- wp:acme/box --><div><!-- wp:paragraph --><p>Dedans</p><!-- /wp:paragraph --></div><!-- /wp:acme/box -->`
    const comment = '<wp:comment><wp:comment_content>Bravo</wp:comment_content></wp:comment>'
    const report = await run(site([item({ id: 1, title: 'Un', body, more: comment })]))
    assert.deepEqual(codesOf(report, 'BLOCK_KEPT'), [{ block: 'acme/map' }])
    assert.deepEqual(codesOf(report, 'COMMENTS'), [{ count: 1 }])
    const [stored] = await store.reader.all<{ body: string }>('select body from cms_content_translations')
    const { content } = JSON.parse(stored?.body ?? '') as { content: { type: string; attrs?: { values: object } }[] }
    assert.containsSubset(content, [
      { type: 'block', attrs: { name: 'core.html', values: { html: '<div><p>Plan</p></div>' } } },
      { type: 'block', attrs: { name: 'core.html', values: { html: '<p>À <em>nous</em></p>' } } },
      { type: 'paragraph', content: [{ type: 'text', text: 'Dedans' }] },
    ])
    assert.lengthOf(content, 3)
  })

  test('files are fetched once from their addresses when asked to; private ones never', async ({ assert }) => {
    const outside = new Wordpress()
    const server = await GatewayServer.open([outside])
    app.config.set('outgoing.hosts', [new URL(server.address).host])
    try {
      const background = '#7a182f'
      const red = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .jpeg()
        .toBuffer()
      outside.files.set('/uploads/2020/boat.jpg', red)
      const at = (path: string) => `${outside.address}/uploads/${path}`
      const file = (id: number, path: string) => {
        const more = `<wp:attachment_url>${at(path)}</wp:attachment_url>${meta('_wp_attachment_image_alt', 'Un bateau')}`
        return item({ id, title: path, type: 'attachment', status: 'inherit', more })
      }
      const images = `<img src="${at('2020/boat.jpg')}"/><img src="${at('2021/boat.jpg')}"/><img src="http://127.0.0.1:9/x.jpg"/>`
      const text = site([
        item({ id: 1, title: 'Un', body: images, more: meta('_thumbnail_id', '9') }),
        file(9, '2020/boat.jpg'),
      ])
      const without = await run(text, { dryRun: true, download: true })
      assert.deepEqual([without.errors, outside.requests.length], [[], 0])
      const first = await run(text, { download: true })
      assert.deepEqual([first.errors, first.created], [[], 1])
      const unreachable = first.warnings.filter(({ code }) => code === 'E_IMPORT_UNREACHABLE')
      assert.sameMembers(
        unreachable.map(({ parameters }) => parameters.name),
        ['2021/boat.jpg', 'x.jpg']
      )
      const media = await store.reader.all<{ id: number; alt: string }>(
        "select m.id, t.alt from core_media m left join core_media_translations t on t.owner_id = m.id and t.locale = 'fr_FR'"
      )
      assert.deepEqual(
        media.map(({ alt }) => alt),
        ['Un bateau']
      )
      const [content] = await store.reader.all<{ featured_media_id: number }>(
        'select featured_media_id from cms_contents'
      )
      assert.equal(Number(content?.featured_media_id), Number(media[0]?.id))
      const fetched = () => outside.requests.filter(({ path }) => path === '/uploads/2020/boat.jpg').length
      assert.equal(fetched(), 1)
      // What was not there is asked for again, and nothing else.
      outside.files.set('/uploads/2021/boat.jpg', await sharp(red).negate().jpeg().toBuffer())
      const second = await run(text, { download: true })
      assert.deepEqual([second.created, second.updated, fetched()], [0, 1, 1])
    } finally {
      server.close()
      app.config.set('outgoing.hosts', [])
    }
  })

  test('a file that would explode, or ends in the middle, is refused and writes nothing', async ({ assert }) => {
    const whole = site([item({ id: 1, title: 'Un' }), item({ id: 2, title: 'Deux' })])
    const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`
    const files: [text: string, code: string][] = [
      [whole.replace('<rss', `${bomb}<rss`).replace('Un', '&b;'), 'E_IMPORT_XML_ENTITIES'],
      [whole.slice(0, -60), 'E_IMPORT_XML_TRUNCATED'],
    ]
    const translator = await app.container.make(Translator)
    for (const [text, code] of files) {
      const { refused } = await run(text, { createMissing: true })
      assert.equal(refused?.code, code)
      const told = LOCALES.map((locale) => refused && formatProblem(translator, locale, refused).message)
      assert.equal(new Set(told).size, 2)
      assert.lengthOf(await store.reader.all('select id from cms_contents'), 0)
    }
  })
})
