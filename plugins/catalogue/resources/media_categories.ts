import { CATEGORY_CODE } from '#plugins/catalogue/database/text_limits'
import { codeTaken } from '#plugins/catalogue/errors'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { mediaCategoryInUse, mediaCategoryNotFound } from '#plugins/catalogue/media/errors'
import { resource } from '#core/resources/resource'
import { slug } from '#core/fields/kinds/slug'
import { text } from '#core/fields/kinds/text'

/** What the pictures and videos of products may be sorted into. */
export default resource('catalogue.media_categories', {
  label: {
    one: { fr_FR: 'Catégorie de médias', en_GB: 'Media category' },
    many: { fr_FR: 'Catégories de médias', en_GB: 'Media categories' },
    create: { fr_FR: 'Créer une catégorie de médias', en_GB: 'Create a media category' },
  },
  empty: {
    fr_FR: 'Rangez les images et vidéos des produits : emballages, ambiances, modes d’emploi…',
    en_GB: 'Sort the pictures and videos of products: packs, settings, instructions…',
  },
  consequence: { fr_FR: 'Les médias qu’elle contient restent.', en_GB: 'The media in it stay.' },
  table: 'catalogue_media_categories',
  fields: {
    name: text({ label: { fr_FR: 'Titre', en_GB: 'Title' }, required: true, length: 120 }),
    code: slug({
      label: { fr_FR: 'Code', en_GB: 'Code' },
      help: { fr_FR: 'Vide : fait à partir du nom.', en_GB: 'Empty: made from the name.' },
      from: 'name',
      pattern: CATEGORY_CODE,
      unique: true,
      taken: codeTaken,
      search: true,
      isCode: true,
    }),
  },
  virtual: {
    media: {
      label: { fr_FR: 'Médias', en_GB: 'Media' },
      column: {
        type: 'number',
        sql: '(select count(*) from catalogue_product_media pm where pm.media_category_id = $row.id)',
        filter: false,
      },
    },
    updated_at: {
      label: { fr_FR: 'Modifiée', en_GB: 'Changed' },
      column: { type: 'instant', sql: '$row.updated_at' },
    },
  },
  title: 'name',
  path: 'commerce/catalog/media-categories',
  menu: { parent: 'catalogue', order: 60 },
  permissions: { view: 'catalogue.media_categories.list' },
  hooks: { lock: lockProducts },
  usedBy: [
    {
      label: { fr_FR: 'Médias', en_GB: 'Media' },
      table: 'catalogue_product_media',
      column: 'media_category_id',
      onDelete: 'clear',
    },
  ],
  errors: { gone: mediaCategoryNotFound, used: mediaCategoryInUse },
})
