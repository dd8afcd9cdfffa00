import { integer } from '#core/fields/kinds/integer'
import { setting } from '#core/settings/setting'

/** What staff may change of the sending of campaigns while the shop runs. */
export const campaignSettings = {
  'marketing.campaigns.per_minute': setting(
    integer({
      label: { fr_FR: 'Emails de campagne par minute', en_GB: 'Campaign mails a minute' },
      help: {
        fr_FR: 'Au plus. Les fournisseurs de messagerie bloquent qui envoie trop vite.',
        en_GB: 'At most. Mail providers block who sends too fast.',
      },
      min: 1,
      max: 10_000,
      default: 300,
    }),
    {
      section: 'emails',
      group: { fr_FR: 'Lettre d’information', en_GB: 'Newsletter' },
      permission: 'configuration.emails.update',
    }
  ),
}
