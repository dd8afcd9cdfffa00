import type { ListDefinition } from '#core/lists/list'

/** What the pictures and videos of products may be sorted into. */
export default {
  permission: 'catalogue.media_categories.list',
  label: { fr_FR: 'Catégories de médias', en_GB: 'Media categories' },
  from: 'catalogue_media_categories m',
  id: 'm.id',
  order: 'name',
  search: ['m.code', 'core_fold(m.name)'],
  columns: {
    name: { type: 'text', sql: 'm.name', label: { fr_FR: 'Titre', en_GB: 'Title' } },
    code: { type: 'text', sql: 'm.code', label: { fr_FR: 'Code', en_GB: 'Code' } },
    media: {
      type: 'number',
      sql: '(select count(*) from catalogue_product_media pm where pm.media_category_id = m.id)',
      label: { fr_FR: 'Médias', en_GB: 'Media' },
      filter: false,
    },
    updated_at: { type: 'instant', sql: 'm.updated_at', label: { fr_FR: 'Modifiée', en_GB: 'Changed' } },
  },
} satisfies ListDefinition
