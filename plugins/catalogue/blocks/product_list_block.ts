import { block } from '#core/rich_text/block'
import { blockCards } from '#plugins/catalogue/blocks/block_cards'
import { categoryChoices } from '#plugins/catalogue/blocks/category_choices'
import { choice } from '#core/fields/kinds/choice'
import { integer } from '#core/fields/kinds/integer'
import { text } from '#core/fields/kinds/text'
import { REDUCED } from '#plugins/catalogue/listing/index/listing_key'
import type { PageRequest } from '#plugins/catalogue/listing/index/selection'
import type { ShopView } from '#plugins/catalogue/listing/shop_view'

const MOST = 24
const COUNT = 8

const ORDERS = {
  position: { sort: 'position', descending: false },
  newest: { sort: 'created', descending: true },
  cheapest: { sort: 'price', descending: false },
  dearest: { sort: 'price', descending: true },
  name: { sort: 'name', descending: false },
} as const satisfies Record<string, Pick<PageRequest, 'sort' | 'descending'>>

interface Wanted {
  source: 'all' | 'promotions' | null
  category: string | null
  order: keyof typeof ORDERS | null
  count: number | null
}

/** The first products of a category, of the promotions or of the whole shop, as its lists have them. */
export default block({
  label: { fr_FR: 'Liste de produits', en_GB: 'List of products' },
  help: {
    fr_FR: 'Par catégorie ou promotion\u202f; elle se met à jour seule.',
    en_GB: 'By category or promotion; it keeps itself up to date.',
  },
  icon: 'layout-grid',
  group: 'shop',
  fields: {
    title: text({ label: { fr_FR: 'Titre', en_GB: 'Title' }, length: 120 }),
    source: choice({
      label: { fr_FR: 'Produits', en_GB: 'Products' },
      choices: {
        all: { fr_FR: 'Tous', en_GB: 'All' },
        promotions: { fr_FR: 'En promotion', en_GB: 'On promotion' },
      },
      default: 'all',
    }),
    category: choice({
      label: { fr_FR: 'Catégorie ou plat', en_GB: 'Category or dish' },
      choices: categoryChoices,
      refersTo: ['catalogue.category', 'catalogue.dish'],
    }),
    order: choice({
      label: { fr_FR: 'Ordre', en_GB: 'Order' },
      choices: {
        position: { fr_FR: 'Celui de la boutique', en_GB: 'That of the shop' },
        newest: { fr_FR: 'Nouveautés d’abord', en_GB: 'Newest first' },
        cheapest: { fr_FR: 'Prix croissant', en_GB: 'Lowest price first' },
        dearest: { fr_FR: 'Prix décroissant', en_GB: 'Highest price first' },
        name: { fr_FR: 'Nom', en_GB: 'Name' },
      },
      default: 'position',
    }),
    count: integer({ label: { fr_FR: 'Combien', en_GB: 'How many' }, min: 1, max: MOST, default: COUNT }),
  },
  async load(values, place) {
    return {
      data: await blockCards<Wanted>(values, place, chosenBy),
      tags: ['catalogue.products', 'catalogue.categories'],
    }
  },
})

async function chosenBy({ source, category, order, count }: Wanted, view: ShopView): Promise<readonly number[]> {
  const family = category === null ? undefined : view.taxonomy.category(Number(category))?.family
  // The category was deleted, or is not published any more.
  if (category !== null && !family) return []
  const selection = await view.products.select({
    categories: family ? [family] : [],
    values: source === 'promotions' ? new Map([[REDUCED, ['1']]]) : new Map(),
    price: null,
    hits: null,
  })
  return selection.page(view.locale, { ...ORDERS[order ?? 'position'], offset: 0, limit: count ?? COUNT })
}
