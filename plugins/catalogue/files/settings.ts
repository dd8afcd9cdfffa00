import { integer } from '#core/fields/kinds/integer'
import { setting } from '#core/settings/setting'

/** What staff may change of files of products while the shop runs. */
export const fileSettings = {
  'catalogue.downloads.file_max_kb': setting(
    integer({
      label: { fr_FR: 'Taille maximale d’un fichier à télécharger (Ko)', en_GB: 'Largest file to download (KB)' },
      help: { fr_FR: 'Un fichier plus lourd est refusé.', en_GB: 'A heavier file is refused.' },
      default: 25 * 1024,
      min: 1,
      max: 10 * 1024 * 1024,
    }),
    { section: 'catalog', group: { fr_FR: 'Fichiers', en_GB: 'Files' }, permission: 'catalogue.products.update' }
  ),
}
