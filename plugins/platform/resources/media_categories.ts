import { resource } from '#core/resources/resource'
import { slug } from '#core/fields/kinds/slug'
import { text } from '#core/fields/kinds/text'

/** What media of the library may be sorted into. */
export default resource('platform.media_categories', {
  label: {
    one: { fr_FR: 'Catégorie de médias', en_GB: 'Media category' },
    many: { fr_FR: 'Catégories de médias', en_GB: 'Media categories' },
    create: { fr_FR: 'Créer une catégorie de médias', en_GB: 'Create a media category' },
  },
  empty: {
    fr_FR: 'Rangez les médias de la boutique : emballages, ambiances, modes d’emploi…',
    en_GB: 'Sort the media of the shop: packs, settings, instructions…',
  },
  consequence: { fr_FR: 'Les médias qu’elle contient restent.', en_GB: 'The media in it stay.' },
  table: 'core_media_categories',
  fields: {
    name: text({ label: { fr_FR: 'Titre', en_GB: 'Title' }, required: true, length: 120 }),
    code: slug({
      label: { fr_FR: 'Code', en_GB: 'Code' },
      help: { fr_FR: 'Vide : fait à partir du nom.', en_GB: 'Empty: made from the name.' },
      from: 'name',
      unique: true,
      search: true,
      isCode: true,
    }),
  },
  virtual: {
    media: {
      label: { fr_FR: 'Médias', en_GB: 'Media' },
      column: {
        type: 'number',
        sql: '(select count(*) from core_media m where m.category_id = $row.id)',
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
  permissions: { view: 'platform.media_categories.list' },
  usedBy: [
    {
      label: { fr_FR: 'Médias', en_GB: 'Media' },
      table: 'core_media',
      column: 'category_id',
      onDelete: 'clear',
    },
  ],
})
