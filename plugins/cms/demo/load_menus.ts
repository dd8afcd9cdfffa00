import { LOCALES } from '#core/i18n/locales'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store, type Transaction } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { queryRows } from '#core/database/query_rows'
import { systemOrigin } from '#core/audit/origin'
import { systemWriter } from '#core/resources/writer'
import type { DemoShop } from '#core/plugin/contract'
import type { Label } from '#core/i18n/label'

/** A path of the shop, the French slug of a page, a code of a content type for its list, or an entry that the shop fills in. */
type DemoItem = string | { page: string } | { list: string } | { kind: 'departments' | 'plugins' }

interface DemoMenu {
  place: 'header' | 'footer'
  title: Label
  items: readonly DemoItem[]
}

const DEPARTMENTS = { kind: 'departments' } as const
/** At the end of a menu, so that the pages of a new plugin appear by themselves. */
const PLUGINS = { kind: 'plugins' } as const

/** The menus of the demo shop. A page that is not there is left out. */
const MENUS: readonly DemoMenu[] = [
  {
    place: 'header',
    title: { fr_FR: 'En-tête', en_GB: 'Header' },
    items: [
      '/boutique',
      DEPARTMENTS,
      '/nos-categories-de-produits',
      '/boutique/produits-promo',
      { list: 'posts' },
      PLUGINS,
    ],
  },
  {
    place: 'footer',
    title: { fr_FR: 'La boutique', en_GB: 'The shop' },
    items: ['/boutique', '/nos-categories-de-produits', '/boutique/produits-promo', PLUGINS],
  },
  {
    place: 'footer',
    title: { fr_FR: 'La maison', en_GB: 'About us' },
    items: [{ page: 'a-propos' }, { list: 'posts' }, { page: 'livraison' }, { page: 'mentions-legales' }],
  },
  { place: 'footer', title: { fr_FR: 'Nos rayons', en_GB: 'Departments' }, items: [DEPARTMENTS] },
]

/** The links of the demo shop, unless it has menus already. */
export async function loadDemoMenus({ app }: DemoShop): Promise<void> {
  const store = await app.container.make(Store)
  if (await store.reader.first('select id from cms_menus limit 1')) return
  const resources = await app.container.make(ResourceCatalogue)
  const write = await app.container.make(WriteResource)
  const writer = systemWriter(systemOrigin('command', 'demo'))
  const create = (trx: Transaction, id: string, values: Record<string, unknown>) =>
    write.createIn(trx, resources.find(id) as MadeResource, values, writer)
  await store.transaction(async (trx) => {
    const pages = await pageIds(trx)
    for (const [position, { place, title, items }] of MENUS.entries()) {
      const { id: menuId } = await create(trx, 'cms.menus', { place, title, locale: null, channel: null, position })
      for (const values of items.flatMap((item) => valuesOf(item, pages))) {
        await create(trx, 'cms.menu_items', { menuId, ...BLANK, ...values })
      }
    }
  })
}

const BLANK = {
  title: Object.fromEntries(LOCALES.map((locale) => [locale, null])),
  target: null,
  isNewWindow: false,
  parentId: null,
}

function valuesOf(item: DemoItem, pages: ReadonlyMap<string, number>): Record<string, unknown>[] {
  if (typeof item === 'string') return [{ kind: 'link', target: item }]
  if ('kind' in item) return [item]
  if ('list' in item) return [{ kind: 'link', target: `ref:cms.archive/${item.list}` }]
  const id = pages.get(item.page)
  return id === undefined ? [] : [{ kind: 'link', target: `ref:cms.content/${id}` }]
}

/** Ids of contents by their French slug. */
async function pageIds(trx: Transaction): Promise<Map<string, number>> {
  const sql = `select owner_id as id, slug from cms_content_translations where locale = 'fr_FR' and slug is not null`
  const rows = await queryRows<{ id: number; slug: string }>(trx, sql)
  return new Map(rows.map(({ id, slug }) => [slug, Number(id)]))
}
