import { setting } from '#core/settings/setting'
import type { Label } from '#core/i18n/label'

const words = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

const place = (group: Label) => ({
  section: 'sales',
  group,
  scope: ['channel'] as const,
  permission: 'configuration.sales.update',
})

const flatRate = place(words('Livraison au forfait', 'Flat rate delivery'))
const served = place(words('Pays livrés', 'Countries served'))
const free = place(words('Livraison offerte', 'Free delivery'))
const table = place(words('Tarifs de livraison', 'Table rates'))
const corsica = place(words('Livraison en Corse', 'Delivery to Corsica'))

const amount = { type: 'integer', isAmount: true, min: 0, max: 100_000_000 } as const

/** Where the shop delivers, and what that costs. Amounts are goods with VAT after discounts. */
export const shippingSettings = {
  'sales.shipping.flat_rate_active': setting({
    type: 'boolean',
    default: true,
    ...flatRate,
    label: { fr_FR: 'Proposer la livraison au forfait', en_GB: 'Offer delivery at a flat rate' },
    help: { fr_FR: 'Pour toute adresse que la boutique sert.', en_GB: 'For any address that the shop serves.' },
  }),
  'sales.shipping.flat_rate_amount': setting({
    type: 'integer',
    isAmount: true,
    default: 1000,
    ...flatRate,
    min: 0,
    max: 1_000_000,
    label: { fr_FR: 'Montant TTC', en_GB: 'Amount with VAT' },
    help: { fr_FR: '0\u202f: la livraison est offerte.', en_GB: '0: delivery is free.' },
  }),
  'sales.shipping.flat_rate_per': setting({
    type: 'choice',
    default: 'order',
    ...flatRate,
    choices: {
      order: { fr_FR: 'Par commande', en_GB: 'Per order' },
      piece: { fr_FR: 'Par article expédié', en_GB: 'Per piece that ships' },
    },
    label: { fr_FR: 'Compté', en_GB: 'Counted' },
    help: { fr_FR: 'Chaque exemplaire compte pour un article.', en_GB: 'Each unit is a piece.' },
  }),
  'sales.shipping.countries': setting({
    type: 'text',
    default: 'FR, MC',
    ...served,
    label: words('Pays', 'Countries'),
    help: words(
      'Codes ISO à deux lettres, séparés par des virgules. Vide\u202f: tous. L’outre-mer a ses propres codes. Vendre de ' +
        'l’alcool à un particulier d’un autre pays de l’Union y rend l’accise due\u202f: n’ajoutez un pays qu’une fois ' +
        'cette formalité en ordre.',
      'ISO codes of two letters, separated by commas. Empty: all. Overseas territories have codes of their own. Alcohol ' +
        'sold to a person in another country of the Union owes excise duty there: add a country once that is settled.'
    ),
  }),
  'sales.shipping.free_active': setting({
    type: 'boolean',
    default: false,
    ...free,
    label: words('Proposer la livraison offerte', 'Offer free delivery'),
    help: words('À côté des autres modes de livraison.', 'Beside the other ways of delivery.'),
  }),
  'sales.shipping.free_from': setting({
    ...amount,
    default: 0,
    ...free,
    label: words('À partir de', 'From'),
    help: words('0\u202f: toujours.', '0: always.'),
  }),
  'sales.shipping.table_active': setting({
    type: 'boolean',
    default: true,
    ...table,
    label: words('Proposer les tarifs de livraison', 'Offer the table rates'),
    help: words('Ceux de l’écran Tarifs de livraison.', 'Those of the screen Table rates.'),
  }),
  'sales.shipping.corsica_minimum': setting({
    ...amount,
    default: 50_000,
    ...corsica,
    label: words('Livrée à partir de', 'Delivered from'),
    help: words(
      'En dessous, aucun mode de livraison. 0\u202f: sans minimum.',
      'Below it nobody delivers. 0: no minimum.'
    ),
  }),
  'sales.shipping.corsica_free_from': setting({
    ...amount,
    default: 50_000,
    ...corsica,
    label: words('Offerte à partir de', 'Free from'),
    help: words('0\u202f: jamais.', '0: never.'),
  }),
  'sales.shipping.corsica_paid_below': setting({
    type: 'boolean',
    default: false,
    ...corsica,
    label: words('Livrer aussi en dessous, payant', 'Deliver below it too, at a cost'),
    help: words('Aux prix des autres modes de livraison.', 'At the prices of the other ways of delivery.'),
  }),
}
