import { boolean } from '#core/fields/kinds/boolean'
import { email } from '#core/fields/kinds/email'
import { setting } from '#core/settings/setting'

const links = {
  section: 'emails',
  group: { fr_FR: 'Liens cassés', en_GB: 'Broken links' },
  permission: 'configuration.emails.update',
}

/** Whether and where staff are mailed broken links. */
export const brokenLinkSettings = {
  'cms.broken_links.is_mailed': setting(
    boolean({
      label: { fr_FR: 'Signaler les nouveaux liens cassés', en_GB: 'Tell of new broken links' },
      help: {
        fr_FR: 'Un courriel après la vérification automatique. Chaque lien n’y figure qu’une fois.',
        en_GB: 'A mail after the scheduled check. Each link is told of once.',
      },
      default: true,
    }),
    links
  ),
  'cms.broken_links.recipient': setting(
    email({
      label: { fr_FR: 'Destinataire des liens cassés', en_GB: 'Recipient of broken links' },
      help: { fr_FR: 'Vide\u202f: l’adresse de contact.', en_GB: 'Empty: the contact address.' },
      default: '',
    }),
    links
  ),
}
