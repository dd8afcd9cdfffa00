import { boolean } from '#core/fields/kinds/boolean'
import { integer } from '#core/fields/kinds/integer'
import { setting } from '#core/settings/setting'

const group = { section: 'catalog', group: { fr_FR: 'Avis', en_GB: 'Reviews' } }
const permission = 'catalogue.products.update'

/** What staff may change of reviews while the shop runs. */
export const reviewSettings = {
  'catalogue.reviews.are_checked': setting(
    boolean({
      label: { fr_FR: 'Relire les avis avant de les publier', en_GB: 'Check reviews before they are published' },
      help: {
        fr_FR: 'Sinon un avis paraît aussitôt\u202f; il peut être retiré ensuite.',
        en_GB: 'Otherwise a review appears at once; it can be withdrawn afterwards.',
      },
      default: true,
    }),
    { ...group, permission }
  ),
  'catalogue.reviews.invitation_days': setting(
    integer({
      label: { fr_FR: 'Demander un avis après', en_GB: 'Ask for a review after' },
      help: {
        fr_FR: 'Jours après la réception d’une commande. 0\u202f: ne jamais demander.',
        en_GB: 'Days after an order was received. 0: never ask.',
      },
      unit: { fr_FR: 'jours', en_GB: 'days' },
      default: 10,
      min: 0,
      max: 180,
    }),
    { ...group, permission }
  ),
}
