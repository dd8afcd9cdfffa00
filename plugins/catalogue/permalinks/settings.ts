import { setting } from '#core/settings/setting'

/** On no screen of the configuration: addresses that stand must follow a change of their pattern. */
const addresses = { section: 'catalogue.permalinks', elsewhere: 'catalogue.errors.pattern_elsewhere' }

const pattern = {
  fr_FR: 'Chemin dans la boutique ; {slug} y est remplacé par le nom.',
  en_GB: 'Path in the shop; {slug} is replaced by the name.',
}

/** What staff may change of addresses while the shop runs. */
export const permalinkSettings = {
  'catalogue.permalinks.product': setting({
    type: 'text',
    default: '/{slug}',
    ...addresses,
    help: pattern,
    label: { fr_FR: 'Adresse des produits', en_GB: 'Product addresses' },
    permission: 'catalogue.permalinks.update',
  }),
  'catalogue.permalinks.category': setting({
    type: 'text',
    default: '/boutique/{slug}',
    ...addresses,
    help: pattern,
    label: { fr_FR: 'Adresse des catégories', en_GB: 'Category addresses' },
    permission: 'catalogue.permalinks.update',
  }),
  'catalogue.permalinks.dish': setting({
    type: 'text',
    default: '/boutique/plats-associes/{slug}',
    ...addresses,
    help: pattern,
    label: { fr_FR: 'Adresse des plats associés', en_GB: 'Dish addresses' },
    permission: 'catalogue.permalinks.update',
  }),
}
