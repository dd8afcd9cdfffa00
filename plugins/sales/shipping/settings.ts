import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { money } from '#core/fields/kinds/money'
import { text } from '#core/fields/kinds/text'
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

const amount = { min: 0, max: 100_000_000 }

/** Where the shop delivers, and what that costs. Amounts are goods with VAT after discounts. */
export const shippingSettings = {
  'sales.shipping.flat_rate_active': setting(
    boolean({
      label: { fr_FR: 'Proposer la livraison au forfait', en_GB: 'Offer delivery at a flat rate' },
      help: { fr_FR: 'Pour toute adresse que la boutique sert.', en_GB: 'For any address that the shop serves.' },
      default: true,
    }),
    flatRate
  ),
  'sales.shipping.flat_rate_amount': setting(
    money({
      label: { fr_FR: 'Montant TTC', en_GB: 'Amount with VAT' },
      help: { fr_FR: '0\u202f: la livraison est offerte.', en_GB: '0: delivery is free.' },
      default: 1000,
      min: 0,
      max: 1_000_000,
    }),
    flatRate
  ),
  'sales.shipping.flat_rate_per': setting(
    choice({
      label: { fr_FR: 'Compté', en_GB: 'Counted' },
      help: { fr_FR: 'Chaque exemplaire compte pour un article.', en_GB: 'Each unit is a piece.' },
      choices: {
        order: { fr_FR: 'Par commande', en_GB: 'Per order' },
        piece: { fr_FR: 'Par article expédié', en_GB: 'Per piece that ships' },
      },
      default: 'order',
    }),
    flatRate
  ),
  'sales.shipping.countries': setting(
    text({
      label: words('Pays', 'Countries'),
      help: words(
        'Codes ISO à deux lettres, séparés par des virgules. Vide\u202f: tous. L’outre-mer a ses propres codes. Vendre de ' +
          'l’alcool à un particulier d’un autre pays de l’Union y rend l’accise due\u202f: n’ajoutez un pays qu’une fois ' +
          'cette formalité en ordre.',
        'ISO codes of two letters, separated by commas. Empty: all. Overseas territories have codes of their own. Alcohol ' +
          'sold to a person in another country of the Union owes excise duty there: add a country once that is settled.'
      ),
      default: 'FR, MC',
    }),
    served
  ),
  'sales.shipping.free_active': setting(
    boolean({
      label: words('Proposer la livraison offerte', 'Offer free delivery'),
      help: words('À côté des autres modes de livraison.', 'Beside the other ways of delivery.'),
      default: false,
    }),
    free
  ),
  'sales.shipping.free_from': setting(
    money({
      label: words('À partir de', 'From'),
      help: words('0\u202f: toujours.', '0: always.'),
      default: 0,
      ...amount,
    }),
    free
  ),
  'sales.shipping.table_active': setting(
    boolean({
      label: words('Proposer les tarifs de livraison', 'Offer the table rates'),
      help: words('Ceux de l’écran Tarifs de livraison.', 'Those of the screen Table rates.'),
      default: true,
    }),
    table
  ),
  'sales.shipping.corsica_minimum': setting(
    money({
      label: words('Livrée à partir de', 'Delivered from'),
      help: words(
        'En dessous, aucun mode de livraison. 0\u202f: sans minimum.',
        'Below it nobody delivers. 0: no minimum.'
      ),
      default: 50_000,
      ...amount,
    }),
    corsica
  ),
  'sales.shipping.corsica_free_from': setting(
    money({
      label: words('Offerte à partir de', 'Free from'),
      help: words('0\u202f: jamais.', '0: never.'),
      default: 50_000,
      ...amount,
    }),
    corsica
  ),
  'sales.shipping.corsica_paid_below': setting(
    boolean({
      label: words('Livrer aussi en dessous, payant', 'Deliver below it too, at a cost'),
      help: words('Aux prix des autres modes de livraison.', 'At the prices of the other ways of delivery.'),
      default: false,
    }),
    corsica
  ),
}
