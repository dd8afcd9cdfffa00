import { permalinkResource } from '#core/permalinks/permalink_resource'

/** Addresses of the catalogue. A present one is changed by a route of its own, with the slug of its page. */
export default permalinkResource('catalogue.permalinks', {
  where: `$row.kind in ('catalogue.product', 'catalogue.category', 'catalogue.dish')`,
  kinds: {
    'catalogue.product': { fr_FR: 'Produit', en_GB: 'Product' },
    'catalogue.category': { fr_FR: 'Catégorie', en_GB: 'Category' },
    'catalogue.dish': { fr_FR: 'Plat', en_GB: 'Dish' },
  },
  empty: {
    fr_FR:
      'Les adresses des produits, des catégories et des plats s’affichent ici. Une ancienne adresse peut renvoyer vers l’une d’elles.',
    en_GB: 'The addresses of products, categories and dishes are listed here. An old address can lead to one of them.',
  },
  path: 'commerce/catalog/permalinks',
  menu: { parent: 'catalogue', order: 70 },
  words: ['catalogue.vocabulary'],
})
