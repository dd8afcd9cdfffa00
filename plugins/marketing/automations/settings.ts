import { boolean } from '#core/fields/kinds/boolean'
import { integer } from '#core/fields/kinds/integer'
import { setting } from '#core/settings/setting'

const place = {
  section: 'emails',
  group: { fr_FR: 'Paniers abandonnés', en_GB: 'Abandoned carts' },
  permission: 'configuration.emails.update',
}

/** Mails that leave by themselves, once staff switch them on. */
export const automationSettings = {
  'marketing.abandoned_carts.enabled': setting(
    boolean({
      label: { fr_FR: 'Rappeler les paniers abandonnés', en_GB: 'Remind of abandoned carts' },
      help: {
        fr_FR: 'Un email par panier, aux seuls clients abonnés à la lettre d’information.',
        en_GB: 'One mail a cart, only to customers who are subscribed to the newsletter.',
      },
      default: false,
    }),
    place
  ),
  'marketing.abandoned_carts.hours': setting(
    integer({
      label: { fr_FR: 'Heures avant le rappel', en_GB: 'Hours before the reminder' },
      help: { fr_FR: 'Depuis le dernier changement du panier.', en_GB: 'Since the cart last changed.' },
      min: 1,
      max: 720,
      default: 24,
    }),
    place
  ),
}
