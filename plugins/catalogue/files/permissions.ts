import { label } from '#plugins/catalogue/permissions/label'

/** What staff may be allowed to do with the files of products. */
export const filePermissions = {
  'catalogue.products.upload_link': label('Déposer un fichier à vendre', 'Upload a file to sell'),
  'catalogue.products.upload_sample': label('Déposer un extrait', 'Upload a sample'),
  'catalogue.products.download': label('Télécharger les fichiers des produits', 'Download the files of products'),
}
