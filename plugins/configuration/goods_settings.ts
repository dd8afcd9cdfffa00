import { chosen, words, written, type Place } from '#plugins/configuration/declare_setting'

const goods: Place = { section: 'catalog', group: words('Ce que vend la boutique', 'What the shop sells') }

/**
 * The names of the shop's goods, and the placeholder for a missing picture. Texts have a value per language; an empty
 * one falls back to the storefront's default, which suits any trade.
 */
export const goodsSettings = {
  'configuration.catalog.goods_one': written(goods, [
    words('Au singulier', 'One of them'),
    words(
      'Dans le compte des listes : « 1 produit ». Vide : « produit ».',
      'In the count of lists: “1 product”. Empty: “product”.'
    ),
  ]),
  'configuration.catalog.goods_many': written(goods, [
    words('Au pluriel', 'Several of them'),
    words(
      'Dans le compte des listes : « 24 produits ». Le mot doit convenir à tout ce qui est compté. Vide : « produits ».',
      'In the count of lists: “24 products”. The word must hold for all that is counted. Empty: “products”.'
    ),
  ]),
  'configuration.catalog.goods_all': written(goods, [
    words('Titre de la liste complète', 'Title of the whole list'),
    words('Aussi dans le menu. Vide : « Tous les produits ».', 'In the menu too. Empty: “All products”.'),
  ]),
  'configuration.catalog.goods_last': written(goods, [
    words('Quand il en reste peu', 'When few are left'),
    words('Vide : « Derniers exemplaires ».', 'Empty: “Last few”.'),
  ]),
  'configuration.catalog.search_hint': written(goods, [
    words('Dans le champ de recherche', 'In the search field'),
    words(
      'Ce qu’on peut chercher, en exemples. Vide : ceux de la maison.',
      'Examples of what to look for. Empty: the house’s own.'
    ),
  ]),
  'configuration.catalog.missing_picture': chosen(
    goods,
    [
      words('À la place d’une photo', 'In the place of a photo'),
      words('Dessin d’un produit qui n’a pas encore de photo.', 'Drawing of a product that has no photo yet.'),
    ],
    'parcel',
    { parcel: words('Un colis', 'A parcel'), bottle: words('Une bouteille', 'A bottle') },
    { scope: ['channel'], public: true }
  ),
}
