import { fold } from '#core/text/fold'
import { categoryDialect } from '#plugins/catalogue/categories/import/category_file'
import { isYes } from '#plugins/catalogue/import/dialects/cell_text'
import { translateTree } from '#plugins/catalogue/categories/import/dialects/category_tree_dialect'

/** What the category above all others is called. */
const ROOTS = new Set(['home', 'accueil', 'root', 'racine', '1', '2'])

export default categoryDialect(
  { fr_FR: 'Catégories (PrestaShop)', en_GB: 'Categories (PrestaShop)' },
  {
    columns: {
      'Category ID': ['ID', 'ID de la catégorie', 'Identifiant de catégorie'],
      'Active (0/1)': ['Activé (0/1)', 'Actif (0/1)'],
      'Name *': ['Nom *', 'Name', 'Nom'],
      'Parent category': ['Catégorie parente', 'Catégorie mère'],
      'Root category (0/1)': ['Catégorie racine (0/1)'],
      'Description': [],
      'Meta title': ['Balise titre', 'Meta-titre'],
      'Meta description': ['Meta-description', 'Balise description'],
      'URL rewritten': ['URL réécrite', 'URL simplifiée'],
    },
    marks: ['Name *', 'Parent category', 'Root category (0/1)'],
    translate: (file) =>
      translateTree(file, {
        id: file.columns.has('Category ID') ? 'Category ID' : 'Name *',
        parent: 'Parent category',
        texts: {
          name: 'Name *',
          slug: 'URL rewritten',
          description: 'Description',
          meta_title: 'Meta title',
          meta_description: 'Meta description',
        },
        status: 'Active (0/1)',
        isShown: (row) => isYes(row['Active (0/1)'] ?? '1'),
        isRoot: (row) => isYes(row['Root category (0/1)']) || ROOTS.has(fold(row['Name *'] ?? '')),
      }),
  }
)
