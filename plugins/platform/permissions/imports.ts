import { label } from '#plugins/platform/permissions/label'

/** Permissions of file imports. Each kind of file needs its own permission in addition. */
export const importPermissions = {
  'platform.imports.list': label('Voir les imports', 'See imports'),
  'platform.imports.create': label('Envoyer un fichier à importer', 'Upload a file to import'),
  'platform.imports.update': label('Préparer un import', 'Prepare an import'),
  'platform.imports.validate': label('Essayer un import sans rien écrire', 'Try an import without writing'),
  'platform.imports.run': label('Lancer un import', 'Run an import'),
  'platform.imports.delete': label('Supprimer un import', 'Delete an import'),
  'platform.imports.download_sample': label('Télécharger un fichier d’exemple', 'Download a sample file'),
  'platform.imports.download_errors': label('Télécharger les lignes en erreur', 'Download rows in error'),
  'platform.import_profiles.list': label('Voir les profils d’import', 'See import profiles'),
  'platform.import_profiles.create': label('Créer un profil d’import', 'Create an import profile'),
  'platform.import_profiles.update': label('Modifier un profil d’import', 'Change an import profile'),
  'platform.import_profiles.delete': label('Supprimer un profil d’import', 'Delete an import profile'),
  'platform.menu.imports': label('Menu : imports', 'Menu: imports'),
}
