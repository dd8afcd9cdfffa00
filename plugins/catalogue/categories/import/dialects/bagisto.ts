import { LOCALES } from '#core/i18n/locales'
import { categoryDialect } from '#plugins/catalogue/categories/import/category_file'
import { isYes } from '#plugins/catalogue/import/dialects/cell_text'
import { translateTree } from '#plugins/catalogue/categories/import/dialects/category_tree_dialect'

/** The tree as its tables have it, a row for each language. What has no parent is the root of a channel. */
export default categoryDialect(
  { fr_FR: 'Catégories (Bagisto)', en_GB: 'Categories (Bagisto)' },
  {
    columns: {
      id: ['category_id'],
      parent_id: [],
      name: [],
      slug: [],
      status: [],
      position: [],
      display_mode: [],
      locale: ['locale_code'],
      description: [],
      meta_title: [],
      meta_description: [],
    },
    marks: ['id', 'parent_id', 'name', 'slug', 'status', 'position'],
    translate: (file) =>
      translateTree(file, {
        id: 'id',
        parent: 'parent_id',
        texts: {
          name: 'name',
          slug: 'slug',
          description: 'description',
          meta_title: 'meta_title',
          meta_description: 'meta_description',
        },
        position: 'position',
        status: 'status',
        isShown: (row) => isYes(row.status),
        isRoot: (row) => ['', '0'].includes((row.parent_id ?? '').trim()),
        localeOf: ({ locale = '' }) => LOCALES.find((one) => one.startsWith(`${locale.trim().slice(0, 2)}_`)) ?? null,
      }),
  }
)
