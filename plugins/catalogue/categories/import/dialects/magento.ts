import { categoryDialect } from '#plugins/catalogue/categories/import/category_file'
import { isYes } from '#plugins/catalogue/import/dialects/cell_text'
import { translateTree } from '#plugins/catalogue/categories/import/dialects/category_tree_dialect'

/** The tree as its tables have it. Above the categories are the root of all shops and that of each shop. */
export default categoryDialect(
  { fr_FR: 'Catégories (Magento)', en_GB: 'Categories (Magento)' },
  {
    columns: {
      entity_id: ['category_id'],
      parent_id: [],
      name: [],
      is_active: [],
      position: [],
      level: [],
      url_key: [],
      description: [],
      meta_title: [],
      meta_description: [],
    },
    marks: ['entity_id', 'parent_id', 'name', 'is_active'],
    translate: (file) =>
      translateTree(file, {
        id: 'entity_id',
        parent: 'parent_id',
        texts: {
          name: 'name',
          slug: 'url_key',
          description: 'description',
          meta_title: 'meta_title',
          meta_description: 'meta_description',
        },
        position: 'position',
        status: 'is_active',
        isShown: (row) => isYes(row.is_active),
        isRoot: ({ level = '', parent_id: parent = '' }) =>
          level.trim() === '' ? ['', '0', '1'].includes(parent.trim()) : Number(level) <= 1,
      }),
  }
)
