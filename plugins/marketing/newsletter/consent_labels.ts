import type { Label } from '#core/i18n/label'
import type { ConsentSource } from '#plugins/marketing/newsletter/tables'

/** Where somebody agreed, or went. */
export const SOURCES: Record<ConsentSource, Label> = {
  shop: { fr_FR: 'Boutique', en_GB: 'Shop' },
  checkout: { fr_FR: 'Commande', en_GB: 'Checkout' },
  account: { fr_FR: 'Compte', en_GB: 'Account' },
  mail: { fr_FR: 'Lien d’un email', en_GB: 'Link of a mail' },
  complaint: { fr_FR: 'Signalement comme indésirable', en_GB: 'Report as unwanted' },
  staff: { fr_FR: 'Équipe ou import', en_GB: 'Staff or import' },
}
