import { boolean } from '#core/fields/kinds/boolean'
import { setting } from '#core/settings/setting'

/** What staff may change of the newsletter while the shop runs. */
export const newsletterSettings = {
  'marketing.newsletter.enabled': setting(
    boolean({
      label: { fr_FR: 'Proposer la lettre d’information', en_GB: 'Offer the newsletter' },
      help: {
        fr_FR: 'Au pied des pages, à la commande et dans le compte. Qui la reçoit déjà peut toujours se désinscrire.',
        en_GB: 'At the foot of pages, in the checkout and in the account. Who receives it can always unsubscribe.',
      },
      default: true,
    }),
    {
      section: 'emails',
      group: { fr_FR: 'Lettre d’information', en_GB: 'Newsletter' },
      permission: 'configuration.emails.update',
      scope: ['channel'],
      public: true,
    }
  ),
}
