import { block } from '#core/rich_text/block'
import { blockCards } from '#plugins/catalogue/blocks/block_cards'
import { relation } from '#core/fields/kinds/relation'
import { text } from '#core/fields/kinds/text'

const MOST = 24

/** Chosen products, in their order. What is not listed any more is left out. */
export default block({
  label: { fr_FR: 'Produits choisis', en_GB: 'Chosen products' },
  help: { fr_FR: 'Des produits, un par un.', en_GB: 'Products, one by one.' },
  icon: 'bottle',
  group: 'shop',
  fields: {
    title: text({ label: { fr_FR: 'Titre', en_GB: 'Title' }, length: 120 }),
    products: relation({
      label: { fr_FR: 'Produits', en_GB: 'Products' },
      of: 'catalogue.products',
      many: true,
      max: MOST,
    }),
  },
  async load(values, place) {
    const ids = [...new Set(values.flatMap(({ products }) => products))]
    return {
      data: await blockCards(values, place, ({ products }) => products),
      tags: ['catalogue.categories', ...ids.map((id) => `catalogue.products:${id}`)],
    }
  },
})
