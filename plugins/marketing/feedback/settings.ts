import { setting } from '#core/settings/setting'
import { secretTooShort } from '#plugins/marketing/feedback/errors'
import { text } from '#core/fields/kinds/text'

export const FEEDBACK_SECRET = 'marketing.feedback.secret'

const SHORTEST = 24

/** How mail providers tell what became of mails. */
export const feedbackSettings = {
  [FEEDBACK_SECRET]: setting(
    text({
      label: { fr_FR: 'Secret du fournisseur d’envoi', en_GB: 'Secret of the mail provider' },
      help: {
        fr_FR:
          'Il signe avec lui les retours et les plaintes envoyés à /api/marketing/mail-feedback. 24 caractères au moins. Vide\u202f: rien n’est accepté.',
        en_GB:
          'It signs with it the bounces and complaints sent to /api/marketing/mail-feedback. At least 24 characters. Empty: nothing is accepted.',
      },
      default: '',
      length: 200,
    }),
    {
      section: 'emails',
      group: { fr_FR: 'Retours et plaintes', en_GB: 'Bounces and complaints' },
      permission: 'configuration.emails.update',
      secret: true,
      async check(value) {
        const { length } = String(value)
        if (length > 0 && length < SHORTEST) throw secretTooShort({ least: SHORTEST }, FEEDBACK_SECRET)
      },
    }
  ),
}
