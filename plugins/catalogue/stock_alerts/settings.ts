import { boolean } from '#core/fields/kinds/boolean'
import { setting } from '#core/settings/setting'

export const STOCK_ALERTS_ENABLED = 'catalogue.stock_alerts.enabled'

/** Mails about what is back leave by themselves, once staff switch them on: they stand beside the other such mails. */
export const stockAlertSettings = {
  [STOCK_ALERTS_ENABLED]: setting(
    boolean({
      label: { fr_FR: 'Prévenir du retour en stock', en_GB: 'Tell of what is back in stock' },
      help: {
        fr_FR:
          'La page d’un produit épuisé propose alors un email à son retour. Désactivé, personne n’est prévenu et les demandes restent, 180 jours au plus. À la réactivation, un produit revenu depuis plus de sept jours n’est plus annoncé.',
        en_GB:
          'The page of a sold-out product then offers a mail when it is back. Switched off, nobody is told and requests stay, for 180 days at most. Once switched on again, what came back more than seven days ago is not announced any more.',
      },
      default: false,
    }),
    {
      section: 'emails',
      group: { fr_FR: 'Retour en stock', en_GB: 'Back in stock' },
      permission: 'configuration.emails.update',
      public: true,
    }
  ),
}
