import { boolean } from '#core/fields/kinds/boolean'
import { integer } from '#core/fields/kinds/integer'
import { setting } from '#core/settings/setting'

const shipments = { section: 'sales', group: { fr_FR: 'Expéditions', en_GB: 'Shipments' } }

/** What staff may change of parcels while the shop runs. */
export const shipmentSettings = {
  'sales.shipments.tell_staff': setting(
    boolean({
      label: { fr_FR: 'Prévenir la boutique de chaque colis', en_GB: 'Tell the shop of every parcel' },
      help: {
        fr_FR:
          'À l’adresse prévenue des commandes. Le contact du dépôt que quitte le colis est prévenu s’il a une adresse e-mail.',
        en_GB:
          'At the address that is told of orders. The contact of the source that a parcel leaves is told if it has an e-mail address.',
      },
      default: true,
    }),
    { ...shipments, permission: 'configuration.sales.update' }
  ),
  'sales.shipments.delivery_days': setting(
    integer({
      label: { fr_FR: 'Colis réputé livré après (jours)', en_GB: 'A parcel counts as delivered after (days)' },
      help: {
        fr_FR:
          'À compter de l’expédition, tant que personne n’a marqué le colis livré. Les délais de retour et de rétractation partent de la livraison.',
        en_GB:
          'From the day it was shipped, as long as nobody marked it as delivered. The periods for returns and withdrawal begin with the delivery.',
      },
      default: 3,
      min: 0,
      max: 60,
    }),
    { ...shipments, permission: 'configuration.sales.update' }
  ),
}
