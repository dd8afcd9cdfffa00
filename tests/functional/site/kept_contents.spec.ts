import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { CORE_BLOCKS } from '#core/rich_text/blocks/core_blocks'
import { PluginRegistry } from '#core/plugin/registry'
import { Visitor } from '#core/testing/visitor'
import { ProductFactory, seedCatalogue, upsert } from '#plugins/catalogue/testing'
import { enterSampleMedia, sampleMedium } from '#core/testing/sample_media'
import { freshSite } from '#plugins/cms/testing'
import { insertRow } from '#core/database/insert_rows'
import { newStaffVisit } from '#plugins/users/testing'
import { keptPages } from '../../security/kept_pages.js'
import type { Store } from '#core/database/store'

const CONTENTS = '/api/admin/cms/contents'
const BRANDING = '/api/admin/branding'
const LIBRARY = '/api/admin/platform/library'
const BEFORE = 'Avant les vendanges'
const AFTER = 'Après les vendanges'
const NOW = '2026-11-26T08:00:00.000Z'

const french = (text: string) => ({ fr_FR: text, en_GB: null })

/** Something that a page shows, and what makes it show something else: `AFTER` in place of `BEFORE`. */
interface Shown {
  values: Record<string, unknown>
  change(): Promise<void>
  /** What the page has before and after. Default: `BEFORE` and `AFTER`. */
  texts?: [string, string]
}

test.group('Pages that are kept', (group) => {
  let store: Store
  let staff: Visitor
  group.each.setup(async () => {
    store = await freshSite()
    await seedCatalogue()
    await enterSampleMedia()
    staff = await newStaffVisit()
    return keptPages()
  })

  const answered = async (method: string, path: string, body?: object) => {
    const answer = await staff.send(method, path, body)
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return (answer.body as { data: Record<string, unknown> & { id: number; version: number } }).data
  }
  const make = (path: string, values: object) => answered('POST', path, values)
  const change = async (path: string, values: object) => {
    await answered('PUT', path, Object.assign({}, await answered('GET', path), values))
  }
  const page = (values: object) => make(`${CONTENTS}/pages`, Object.assign({ status: 'published' }, values))
  const post = (values: object) => make(`${CONTENTS}/posts`, Object.assign({ status: 'published' }, values))
  const rename = (id: number, title: string) => change(`${CONTENTS}/pages/${id}`, { title: french(title) })
  const shownAt = async (path: string) => String((await new Visitor().send('GET', `/vue${path}`)).body)
  const describe = (text: string) => change(`${LIBRARY}/${sampleMedium('image', 1)}`, { alt: french(text) })

  /** A page of another address, whose address a link has. */
  const target = async () => {
    const { id } = await page({ title: french('La cible'), slug: french('avant') })
    const move = () => change(`${CONTENTS}/pages/${id}`, { slug: french('apres') })
    return { href: `ref:cms.content/${id}`, move, texts: ['/vue/avant"', '/vue/apres"'] as [string, string] }
  }
  const wine = async () => {
    const id = await ProductFactory.create({ code: 'trousseau', name: BEFORE })
    const again = { code: 'trousseau', variants: [], translations: { fr_FR: { name: AFTER } } }
    return { id, change: () => upsert([again]).then(() => {}) }
  }
  const picture = async (): Promise<Omit<Shown, 'values'>> => {
    await describe(BEFORE)
    return { change: () => describe(AFTER) }
  }

  /** Values of a block of each kind; null: it shows nothing that is kept elsewhere. */
  const BLOCKS: Record<string, (() => Promise<Shown>) | null> = {
    'core.image': async () => Object.assign(await picture(), { values: { picture: sampleMedium('image', 1) } }),
    'core.gallery': async () => Object.assign(await picture(), { values: { pictures: [sampleMedium('image', 1)] } }),
    'core.video': async () => {
      const id = sampleMedium('image', 1)
      const hashes = ['a', 'b'].map((letter) => letter.repeat(32)) as [string, string]
      const replace = (hash: string) =>
        store.transaction(async (trx) => {
          await trx.query().from('core_media').where('id', id).update({ hash })
          await store.changes.record(trx, 'platform.library', [id])
        })
      await replace(hashes[0])
      const values = { address: 'https://www.youtube.com/watch?v=abcdefgh', picture: id }
      return { values, change: () => replace(hashes[1]), texts: hashes }
    },
    'core.button': async () => {
      const { href, move, texts } = await target()
      return { values: { text: 'Lire', link: href }, change: move, texts }
    },
    'core.html': async () => {
      const { href, move, texts } = await target()
      return { values: { html: `<p><a href="${href}">Lire</a></p>` }, change: move, texts }
    },
    'branding.slider': async () => {
      const slider = await make(`${BRANDING}/sliders`, { name: 'Une page', place: 'pages' })
      const values = { sliderId: slider.id, title: french(BEFORE), pictureId: sampleMedium('image', 1) }
      const { id } = await make(`${BRANDING}/slides`, values)
      const renamed = () => change(`${BRANDING}/slides/${id}`, { title: french(AFTER) })
      return { values: { slider: slider.id }, change: renamed }
    },
    'catalogue.products': async () => {
      const { id, change: renamed } = await wine()
      return { values: { products: [id] }, change: renamed }
    },
    'catalogue.product_list': async () => {
      const { change: renamed } = await wine()
      return { values: { source: 'all', order: 'name', count: 4 }, change: renamed }
    },
    'cms.posts': async () => {
      const { id } = await post({ title: french(BEFORE) })
      const renamed = () => change(`${CONTENTS}/posts/${id}`, { title: french(AFTER) })
      return { values: { source: 'newest', type: 'posts', count: 3 }, change: renamed }
    },
    'cms.contact_form': null,
    'cms.outside_posts': async () => {
      const blank = { excerpt: '', body: JSON.stringify({ type: 'doc', content: [] }), author: '', position: 0 }
      const row = { outside_id: 1, title: BEFORE, address: 'https://exemple.fr/', published_at: NOW }
      const id = await store.transaction((trx) => {
        return insertRow(trx, 'cms_outside_posts', Object.assign(row, blank))
      })
      const renamed = () =>
        store.transaction(async (trx) => {
          await trx.query().from('cms_outside_posts').where('id', id).update({ title: AFTER })
          await store.changes.record(trx, 'cms.outside_posts', [id])
        })
      return { values: { count: 3 }, change: renamed }
    },
  }

  test('know every kind of block', async ({ assert }) => {
    const registry = await app.container.make(PluginRegistry)
    const names = [...Object.keys(CORE_BLOCKS), ...registry.contributions('core.blocks').map(({ name }) => name)]
    assert.sameMembers(names, Object.keys(BLOCKS))
  })

  for (const [name, prepare] of Object.entries(BLOCKS)) {
    if (!prepare) continue
    test(`show what changes in a block ${name}`, async ({ assert }) => {
      const { values, change: happen, texts: [before, after] = [BEFORE, AFTER] } = await prepare()
      const content = [{ type: 'block', attrs: { id: 'b1', name, values } }]
      await page({ title: french('La page'), body: { fr_FR: { type: 'doc', content }, en_GB: null } })
      const first = await shownAt('/la-page')
      assert.include(first, before)
      assert.notInclude(first, after)
      // It is kept: asked again, the same page comes.
      assert.equal(await shownAt('/la-page'), first)
      await happen()
      const second = await shownAt('/la-page')
      assert.include(second, after)
      assert.notInclude(second, before)
    })
  }

  test('show what changes in the text, its links and its picture', async ({ assert }) => {
    const { href, move } = await target()
    const link = [{ type: 'link', attrs: { href } }]
    const words = (text: string) => ({
      fr_FR: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: link }] }] },
      en_GB: null,
    })
    await describe('Une vigne')
    const values = { title: french('La page'), body: words('Du raisin'), featuredMediaId: sampleMedium('image', 1) }
    const { id } = await page(values)
    const first = await shownAt('/la-page')
    for (const text of ['Du raisin', '/vue/avant"', 'Une vigne']) assert.include(first, text)
    await move()
    assert.include(await shownAt('/la-page'), '/vue/apres"')
    await describe('Un chai')
    assert.include(await shownAt('/la-page'), 'Un chai')
    await change(`${CONTENTS}/pages/${id}`, { body: words('Du moût') })
    assert.include(await shownAt('/la-page'), 'Du moût')
    await change(`${CONTENTS}/pages/${id}`, { status: 'draft' })
    assert.equal((await new Visitor().send('GET', '/vue/la-page')).status, 404)
  })

  test('show the way to them and what stands beside them', async ({ assert }) => {
    const above = await page({ title: french(BEFORE), slug: french('maison') })
    await page({ title: french('La page'), parentId: above.id })
    assert.include(await shownAt('/maison/la-page'), BEFORE)
    await rename(above.id, AFTER)
    assert.include(await shownAt('/maison/la-page'), AFTER)

    const older = await post({ title: french(BEFORE), publishedAt: '2026-01-01T08:00:00.000Z' })
    await post({ title: french('Le suivant'), publishedAt: '2026-02-01T08:00:00.000Z' })
    assert.include(await shownAt('/journal/le-suivant'), BEFORE)
    await change(`${CONTENTS}/posts/${older.id}`, { title: french(AFTER) })
    assert.include(await shownAt('/journal/le-suivant'), AFTER)
  })

  test('of lists, categories and tags show what is published, renamed and taken away', async ({ assert }) => {
    const category = await make('/api/admin/cms/categories', { name: french('Conseils') })
    const tag = await make('/api/admin/cms/tags', { name: french('Hiver') })
    const lists = ['/journal', '/rubrique/conseils', '/etiquette/hiver']
    const holding = async (text: string) => (await Promise.all(lists.map(shownAt))).map((html) => html.includes(text))
    await post({ title: french('Le premier'), categories: [category.id], tags: [tag.id] })
    assert.deepEqual(await holding('Le premier'), [true, true, true])
    const { id } = await post({ title: french(BEFORE), categories: [category.id], tags: [tag.id] })
    assert.deepEqual(await holding(BEFORE), [true, true, true])
    await change(`${CONTENTS}/posts/${id}`, { title: french(AFTER) })
    assert.deepEqual([await holding(BEFORE), await holding(AFTER)].flat(), [false, false, false, true, true, true])

    assert.include(await shownAt('/journal/le-premier'), 'Hiver')
    await change(`/api/admin/cms/tags/${tag.id}`, { name: french('Été') })
    await change(`/api/admin/cms/categories/${category.id}`, { name: french('Savoir') })
    for (const text of ['Été', 'Savoir']) assert.include(await shownAt('/journal/le-premier'), text)
    await change(`${CONTENTS}/posts/${id}`, { status: 'trash' })
    assert.deepEqual(await holding(AFTER), [false, false, false])
  })
})
