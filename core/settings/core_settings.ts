import { setting, type SettingDefinition } from '#core/settings/setting'

const files = { section: 'catalog', group: { fr_FR: 'Fichiers', en_GB: 'Files' } }

const LARGEST_KB = 2 * 1024 * 1024

/** Settings of the kernel itself. */
export const coreSettings: Record<string, SettingDefinition> = {
  'core.media.image_max_kb': setting({
    type: 'integer',
    default: 10_240,
    min: 1,
    max: LARGEST_KB,
    ...files,
    help: { fr_FR: 'Un fichier plus lourd est refusé.', en_GB: 'A heavier file is refused.' },
    label: { fr_FR: 'Taille maximale d’une image (Ko)', en_GB: 'Largest image (KB)' },
    public: true,
  }),
  'core.media.video_max_kb': setting({
    type: 'integer',
    default: 204_800,
    min: 1,
    max: LARGEST_KB,
    ...files,
    help: { fr_FR: 'Un fichier plus lourd est refusé.', en_GB: 'A heavier file is refused.' },
    label: { fr_FR: 'Taille maximale d’une vidéo (Ko)', en_GB: 'Largest video (KB)' },
    public: true,
  }),
  'core.mail.smtp_url': setting({
    type: 'text',
    default: '',
    label: {
      fr_FR: 'Serveur d’envoi des emails (smtp://utilisateur:motdepasse@serveur:587)',
      en_GB: 'Mail server (smtp://user:password@server:587)',
    },
    secret: true,
  }),
  'core.mail.sender': setting({
    type: 'text',
    default: '',
    label: { fr_FR: 'Expéditeur des emails', en_GB: 'Sender of mails' },
  }),
}
