import { email } from '#core/fields/kinds/email'
import { integer } from '#core/fields/kinds/integer'
import { longText } from '#core/fields/kinds/long_text'
import { setting } from '#core/settings/setting'

const contact = {
  section: 'emails',
  group: { fr_FR: 'Contact', en_GB: 'Contact' },
  permission: 'configuration.emails.update',
}

/** What staff may change of the contact page while the shop runs. */
export const contactSettings = {
  'cms.contact.recipient': setting(
    email({
      label: { fr_FR: 'Destinataire des messages', en_GB: 'Recipient of messages' },
      help: {
        fr_FR: 'Reçoit ce qui s’écrit sur la page Contact. Vide\u202f: l’adresse de contact.',
        en_GB: 'Receives what is written on the contact page. Empty: the contact address.',
      },
      default: '',
    }),
    { ...contact, scope: ['channel'] }
  ),
  'cms.contact.hours': setting(
    longText({
      label: { fr_FR: 'Horaires', en_GB: 'Opening hours' },
      help: {
        fr_FR: 'Sur la page Contact, une ligne par jour. Vide\u202f: rien.',
        en_GB: 'On the contact page, one line a day. Empty: nothing.',
      },
      default: '',
    }),
    { ...contact, scope: ['channel', 'locale'], public: true }
  ),
  'cms.contact.keep_days': setting(
    integer({
      label: { fr_FR: 'Conserver les messages (jours)', en_GB: 'Keep messages for (days)' },
      help: {
        fr_FR: 'Les messages plus anciens sont effacés\u202f; le courrier indésirable l’est après 30 jours.',
        en_GB: 'Older messages are deleted; spam is deleted after 30 days.',
      },
      default: 365,
      min: 1,
      max: 3650,
    }),
    contact
  ),
}
