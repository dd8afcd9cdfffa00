import { boolean } from '#core/fields/kinds/boolean'
import { integer } from '#core/fields/kinds/integer'
import { text } from '#core/fields/kinds/text'
import { setting, type SettingDefinition } from '#core/settings/setting'
import type { Label } from '#core/i18n/label'

/** Largest size that may be set, in KB. */
const LARGEST_KB = 2 * 1024 * 1024

const mails = { section: 'emails', group: { fr_FR: 'Envoi', en_GB: 'Sending' } }

const FILE: Label = { fr_FR: 'Un fichier plus lourd est refusé.', en_GB: 'A heavier file is refused.' }
const ARCHIVE: Label = { fr_FR: 'Une archive plus lourde est refusée.', en_GB: 'A heavier archive is refused.' }

/** How heavy files of a kind may be, in KB; browsers know it too. */
function sizeLimit(standard: number, label: Label, { help = FILE, max = LARGEST_KB } = {}): SettingDefinition {
  return setting(integer({ label, help, default: standard, min: 1, max }), {
    public: true,
    section: 'catalog',
    group: { fr_FR: 'Fichiers', en_GB: 'Files' },
  })
}

/** Settings of the kernel itself. */
export const coreSettings: Record<string, SettingDefinition> = {
  'core.media.image_max_kb': sizeLimit(10_240, {
    fr_FR: 'Taille maximale d’une image (Ko)',
    en_GB: 'Largest image (KB)',
  }),
  'core.media.video_max_kb': sizeLimit(204_800, {
    fr_FR: 'Taille maximale d’une vidéo (Ko)',
    en_GB: 'Largest video (KB)',
  }),
  'core.media.document_max_kb': sizeLimit(20_480, {
    fr_FR: 'Taille maximale d’un document (Ko)',
    en_GB: 'Largest document (KB)',
  }),
  'core.mail.smtp_url': setting(
    text({
      label: { fr_FR: 'Serveur d’envoi des emails', en_GB: 'Mail server' },
      help: {
        fr_FR:
          'De la forme smtp://utilisateur:motdepasse@serveur:587. Vide : les emails sont gardés et lus par l’équipe seule.',
        en_GB: 'In the form smtp://user:password@server:587. Empty: mails are kept and only staff read them.',
      },
      default: '',
    }),
    { ...mails, secret: true }
  ),
  'core.mail.sender': setting(
    text({
      label: { fr_FR: 'Expéditeur des emails', en_GB: 'Sender of mails' },
      help: {
        fr_FR: 'Adresse d’où partent les emails, avec un nom si l’on veut : Cellier <contact@exemple.fr>.',
        en_GB: 'Address that mails leave from, with a name if you like: Cellier <contact@example.com>.',
      },
      default: '',
    }),
    mails
  ),
  'core.outgoing.http': setting(
    boolean({
      label: {
        fr_FR: 'Accepter les adresses sans chiffrement (http)',
        en_GB: 'Accept addresses without encryption (http)',
      },
      help: {
        fr_FR: 'Ce que la boutique lit ailleurs, comme les taux de change, peut alors être lu et changé en chemin.',
        en_GB: 'What the shop reads elsewhere, such as exchange rates, can then be read and changed on its way.',
      },
      default: false,
    }),
    { group: { fr_FR: 'Adresses extérieures', en_GB: 'Outside addresses' } }
  ),
  'core.imports.file_max_kb': sizeLimit(204_800, {
    fr_FR: 'Taille maximale d’un fichier à importer (Ko)',
    en_GB: 'Largest file to import (KB)',
  }),
  'core.imports.images_max_kb': sizeLimit(
    1_048_576,
    {
      fr_FR: 'Taille maximale d’une archive d’images à importer (Ko)',
      en_GB: 'Largest archive of pictures to import (KB)',
    },
    { help: ARCHIVE, max: 5 * LARGEST_KB }
  ),
}
