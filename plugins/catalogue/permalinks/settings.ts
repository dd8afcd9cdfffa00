import { text } from '#core/fields/kinds/text'
import { setting } from '#core/settings/setting'

/** On no screen of the configuration: addresses that stand must follow a change of their pattern. */
const addresses = {
  section: 'catalogue.permalinks',
  elsewhere: 'catalogue.errors.pattern_elsewhere',
  permission: 'catalogue.permalinks.update',
  scope: ['locale'],
} as const

const pattern = {
  fr_FR: 'Chemin dans la boutique ; {slug} y est remplacé par le nom.',
  en_GB: 'Path in the shop; {slug} is replaced by the name.',
}

/** What staff may change of addresses while the shop runs. */
export const permalinkSettings = {
  'catalogue.permalinks.product': setting(
    text({ label: { fr_FR: 'Adresse des produits', en_GB: 'Product addresses' }, help: pattern, default: '/{slug}' }),
    addresses
  ),
  'catalogue.permalinks.category': setting(
    text({
      label: { fr_FR: 'Adresse des catégories', en_GB: 'Category addresses' },
      help: pattern,
      default: '/boutique/{slug}',
    }),
    addresses
  ),
  'catalogue.permalinks.dish': setting(
    text({
      label: { fr_FR: 'Adresse des plats associés', en_GB: 'Dish addresses' },
      help: pattern,
      default: '/boutique/plats-associes/{slug}',
    }),
    addresses
  ),
}
