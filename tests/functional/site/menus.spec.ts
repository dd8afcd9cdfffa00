import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { LinkedPageKinds } from '#core/links/linked_page_kinds'
import { Permalinks } from '#core/permalinks/permalinks'
import { ProductFactory, seedCatalogue, tester, upsert } from '#plugins/catalogue/testing'
import { SaveCategory } from '#plugins/catalogue/categories/actions/save_category'
import { type Store, type Transaction } from '#core/database/store'
import { Visitor } from '#core/testing/visitor'
import { countQueries } from '#core/testing/query_counter'
import { createMenu, freshSite } from '#plugins/cms/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { queryRows } from '#core/database/query_rows'
import { keptPages } from '../../security/kept_pages.js'
import type { ShownItem, ShownMenus } from '#plugins/cms/menus/shown_menu'

const API = '/api/admin/cms/menu-items'
const NOW = '2026-11-26T08:00:00.000Z'

interface Told {
  data: { id: number; version: number }
  errors?: { code: string; field?: string; message: string }[]
}

interface Line {
  id: number
  version: number
  title: string
  target: string | null
  state: string | null
  parentId: number | null
}

/** A kind of target: how one is made in the test's shop, and how it is renamed and hidden. */
interface Made {
  href: string
  title: string
  rename(title: string, slug: string): Promise<void>
  hide(): Promise<void>
  /** How the back office marks the link then. */
  mark?: 'gone'
}

test.group('Menus', (group) => {
  let store: Store
  let staff: Visitor
  let menu = 0

  group.each.setup(async () => {
    store = await freshSite()
    staff = await newStaffVisit()
    await seedCatalogue()
    menu = await createMenu()
  })

  const add = async (values: Record<string, unknown>) => {
    const { status, body } = await staff.send('POST', API, { menuId: menu, kind: 'link', ...values })
    return { status, ...(body as Told) }
  }
  const linked = async (target: string, more: Record<string, unknown> = {}) => (await add({ target, ...more })).data
  const shown = async (locale = 'fr_FR'): Promise<ShownMenus> => {
    const { body } = await new Visitor().send('GET', `/api/cms/menus?locale=${locale}`)
    return (body as { data: ShownMenus }).data
  }
  const header = async (locale?: string): Promise<ShownItem[]> => (await shown(locale)).header?.items ?? []
  const named = async (locale?: string) => (await header(locale)).map(({ title, href }) => [title, href])
  const tree = async () => {
    const { body } = await staff.send('GET', `${API}/tree?filter[menu_id]=${menu}&locale=fr_FR`)
    return (body as { data: Line[] }).data
  }

  /** Addresses of what has none of its own here. */
  const claim = async (trx: Transaction, kind: string, target: string, path: string) => {
    const permalinks = await app.container.make(Permalinks)
    await permalinks.claim(trx, [{ channel: 'default', locale: 'fr_FR', path, kind, target }])
  }

  const product = async (): Promise<Made> => {
    const id = await ProductFactory.create({ code: 'margaux', name: 'Margaux' })
    const save = (values: object) => upsert([{ code: 'margaux', variants: [], ...values }])
    return {
      href: `ref:catalogue.product/${id}`,
      title: 'Margaux',
      rename: async (name, slug) => void (await save({ translations: { fr_FR: { name, slug } } })),
      hide: async () => void (await save({ status: 'draft' })),
    }
  }
  const category = (kind: 'category' | 'dish') => async (): Promise<Made> => {
    const save = await app.container.make(SaveCategory)
    const id = await save.execute({ kind, status: 'published', texts: { fr_FR: { name: 'Rouges' } } }, tester)
    return {
      href: `ref:catalogue.${kind}/${id}`,
      title: 'Rouges',
      rename: async (name, slug) => void (await save.execute({ id, texts: { fr_FR: { name, slug } } }, tester)),
      hide: async () => void (await save.execute({ id, status: 'draft' }, tester)),
    }
  }
  /** A row of a resource, changed by its API with all its values. */
  const rowOf = async (path: string, values: object) => {
    const { status, body } = await staff.send('POST', path, values)
    if (status !== 201) throw new Error(JSON.stringify(body))
    const { id } = (body as Told).data
    const change = async (more: object) => {
      const { data } = (await staff.send('GET', `${path}/${id}`)).body as Told
      const answer = await staff.send('PUT', `${path}/${id}`, { ...data, ...more })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    }
    const remove = async () => {
      const { data } = (await staff.send('GET', `${path}/${id}`)).body as Told
      await staff.send('DELETE', `${path}/${id}`, { version: data.version, confirmed: true })
    }
    return { id, change, remove }
  }
  const content = async (): Promise<Made> => {
    const page = await rowOf('/api/admin/cms/contents/pages', { title: { fr_FR: 'À propos', en_GB: null } })
    await page.change({ status: 'published' })
    return {
      href: `ref:cms.content/${page.id}`,
      title: 'À propos',
      rename: (title, slug) =>
        page.change({ title: { fr_FR: title, en_GB: null }, slug: { fr_FR: slug, en_GB: null } }),
      hide: () => page.change({ status: 'trash' }),
    }
  }
  const word = (kind: 'category' | 'tag', list: 'categories' | 'tags') => async (): Promise<Made> => {
    const values = (name: string, slug: string) => ({
      name: { fr_FR: name, en_GB: null },
      slug: { fr_FR: slug, en_GB: null },
    })
    const row = await rowOf(`/api/admin/cms/${list}`, values('Conseils', 'conseils'))
    await store.transaction((trx) => claim(trx, `cms.${kind}`, String(row.id), '/conseils'))
    return {
      href: `ref:cms.${kind}/${row.id}`,
      title: 'Conseils',
      async rename(name, slug) {
        await row.change(values(name, slug))
        await store.transaction((trx) => claim(trx, `cms.${kind}`, String(row.id), `/${slug}`))
      },
      mark: 'gone',
      hide: row.remove,
    }
  }
  const archive = async (): Promise<Made> => {
    const type = await rowOf('/api/admin/cms/content-types', {
      code: 'recettes',
      label: { fr_FR: 'Recettes', en_GB: 'Recipes' },
      singularLabel: { fr_FR: 'Recette', en_GB: 'Recipe' },
      pattern: { fr_FR: '/recettes/{slug}', en_GB: '/recipes/{slug}' },
      archiveSlug: { fr_FR: 'recettes', en_GB: 'recipes' },
      hasArchive: true,
      disableGutenberg: false,
      isTree: false,
      hasCategories: false,
    })
    return {
      href: 'ref:cms.archive/recettes',
      title: 'Recettes',
      rename: (title, slug) =>
        type.change({ label: { fr_FR: title, en_GB: title }, archiveSlug: { fr_FR: slug, en_GB: slug } }),
      hide: () => type.change({ hasArchive: false }),
    }
  }
  const TARGETS: Record<string, () => Promise<Made>> = {
    'catalogue.product': product,
    'catalogue.category': category('category'),
    'catalogue.dish': category('dish'),
    'cms.content': content,
    'cms.category': word('category', 'categories'),
    'cms.tag': word('tag', 'tags'),
    'cms.archive': archive,
  }

  test('lead to every kind of pages that the shop has', async ({ assert }) => {
    const kinds = await (await app.container.make(LinkedPageKinds)).all()
    assert.sameMembers([...kinds.keys()], Object.keys(TARGETS))
  })

  for (const [kind, make] of Object.entries(TARGETS)) {
    test(`a link to ${kind} follows it, on kept pages too`, async ({ assert }) => {
      const stop = keptPages()
      try {
        const { href, title, rename, hide, mark = 'hidden' } = await make()
        await linked(href)
        const page = async () => String((await new Visitor().send('GET', '/vue/')).body)
        const [[first, old] = []] = await named()
        assert.equal(first, title)
        assert.include(await page(), `href="/vue${old}"`)
        await rename('Autrement', 'autrement')
        const [[second, path] = []] = await named()
        assert.equal(second, 'Autrement')
        assert.include(String(path), 'autrement')
        const renamed = await page()
        assert.include(renamed, `href="/vue${path}"`)
        assert.notInclude(renamed, `href="/vue${old}"`)
        await hide()
        assert.deepEqual(await named(), [])
        assert.notInclude(await page(), `href="/vue${path}"`)
        const [line] = await tree()
        assert.equal(line?.state, mark)
      } finally {
        stop()
      }
    })
  }

  test('have the title of the link, else that of its target; addresses as they are', async ({ assert }) => {
    const { href } = await content()
    await linked(href, { title: { fr_FR: 'Qui sommes-nous', en_GB: 'About us' } })
    await linked('https://exemple.fr/', { title: { fr_FR: 'Ailleurs' }, isNewWindow: true })
    await linked('/boutique')
    await add({ kind: 'departments' })
    assert.deepEqual(await named(), [
      ['Qui sommes-nous', '/a-propos'],
      ['Ailleurs', 'https://exemple.fr/'],
      ['', '/boutique'],
      ['', null],
    ])
    // The page has no English address; an address of elsewhere is called in another language.
    assert.deepEqual((await named('en_GB')).slice(0, 1), [['Ailleurs', 'https://exemple.fr/']])
    assert.deepEqual(
      (await tree()).map(({ title }) => title),
      ['Qui sommes-nous', 'Ailleurs', '/boutique', 'Rayons de la boutique']
    )
  })

  test('show what hangs below a hidden link in its place', async ({ assert }) => {
    const { href, hide } = await content()
    const above = await linked(href)
    await linked('/boutique', { parentId: above.id })
    assert.deepEqual(
      (await header())[0]?.items.map((item) => item.href),
      ['/boutique']
    )
    await hide()
    assert.deepEqual(
      (await header()).map((item) => item.href),
      ['/boutique']
    )
  })

  test('the most precise menu of a place is shown, and every column of the footer', async ({ assert }) => {
    const add2 = async (said: object, target: string) => {
      menu = await createMenu(said)
      await linked(target)
    }
    await linked('/tous')
    await add2({ locale: 'en_GB' }, '/anglais')
    await add2({ channel: 'ailleurs' }, '/ailleurs')
    await add2({ place: 'footer' }, '/un')
    await add2({ place: 'footer', channel: 'default' }, '/deux')
    await add2({ place: 'footer', locale: 'en_GB' }, '/trois')
    const hrefs = (menus: ShownMenus) => [menus.header, ...(menus.footer ?? [])].map((one) => one?.items[0]?.href)
    assert.deepEqual(hrefs(await shown()), ['/tous', '/un', '/deux'])
    assert.deepEqual(hrefs(await shown('en_GB')), ['/anglais', '/un', '/deux', '/trois'])
    assert.isNull((await shown()).bar)
  })

  test('no script, no circle, no fifth level, no change over another', async ({ assert }) => {
    for (const target of ['javascript:alert(1)', '//exemple.fr', 'data:text/html,x', 'boutique']) {
      const { status, errors } = await add({ target })
      assert.deepEqual([status, errors?.[0]?.field], [422, 'target'], target)
    }
    assert.equal((await add({ kind: 'link' })).status, 422)
    assert.equal((await add({ kind: 'heading' })).errors?.[0]?.code, 'E_CMS_MENU_TITLE_MISSING')
    const rows = [await linked('/1')]
    for (const level of [2, 3, 4]) rows.push(await linked(`/${level}`, { parentId: rows.at(-1)?.id }))
    assert.equal((await add({ target: '/5', parentId: rows.at(-1)?.id })).status, 422)
    const [first, second] = rows
    const move = (id = 0, body: object) => staff.send('PUT', `${API}/${id}/place`, body)
    const circle = await move(first?.id, { parentId: second?.id, position: 0, version: first?.version })
    assert.equal(circle.status, 422)
    const change = { kind: 'link', target: '/autre', isNewWindow: false, version: second?.version }
    const saved = await staff.send('PUT', `${API}/${second?.id}`, change)
    assert.equal(saved.status, 200, JSON.stringify(saved.body))
    assert.equal((await staff.send('PUT', `${API}/${second?.id}`, change)).status, 409)
  })

  test('of 500 links work with as few statements as of 10, and end at 1,000', async ({ assert }) => {
    const { href } = await content()
    const fill = (from: number, to: number) =>
      store.transaction(async (trx) => {
        for (let at = from; at < to; at += 1) {
          await queryRows(
            trx,
            `insert into cms_menu_items (menu_id, position, kind, target, title, created_at, updated_at)
             values (?, ?, 'link', ?, '{}', ?, ?)`,
            [menu, at, at % 2 ? href : `/page-${at}`, NOW, NOW]
          )
        }
        await store.changes.record(trx, 'cms.menu_items', ['*'])
      })
    // PostgreSQL's change feed is asked again from time to time.
    const count = async (work: () => Promise<unknown>) =>
      (await countQueries(work)).queries.filter((sql) => !sql.includes('core_changes')).length
    const counted = async () => ({ tree: await count(tree), shop: await count(header), again: await count(header) })
    await fill(0, 10)
    const few = await counted()
    assert.equal(few.again, 0, 'held in memory')
    await fill(10, 500)
    assert.deepEqual(await counted(), few)
    assert.lengthOf(await header(), 500)
    const lines = await tree()
    assert.lengthOf(lines, 500)
    const last = lines.at(-1)
    const { status } = await staff.send('PUT', `${API}/${last?.id}/place`, {
      parentId: null,
      position: 0,
      version: last?.version,
    })
    assert.equal(status, 200)
    assert.equal((await tree())[0]?.id, last?.id)
    await fill(500, 1000)
    const { status: full, errors } = await add({ target: '/trop' })
    assert.deepEqual([full, errors?.[0]?.code], [422, 'E_CMS_MENU_FULL'])
    assert.include(errors?.[0]?.message, '1\u202f000')
  })

  test('an address of our own that is typed becomes a reference, which follows a new slug', async ({ assert }) => {
    const { href, rename } = await product()
    await linked('/margaux#avis', { title: { fr_FR: 'Notre margaux' } })
    const row = await store.reader.first<{ target: string }>('select target from cms_menu_items', [])
    assert.equal(row?.target, `${href}#avis`)
    await rename('Margaux', 'grand-margaux')
    assert.deepEqual(await named(), [['Notre margaux', '/grand-margaux#avis']])
  })
})
