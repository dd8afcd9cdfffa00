import { integer } from '#core/fields/kinds/integer'
import { queryRows } from '#core/database/query_rows'
import { resource } from '#core/resources/resource'
import { slug } from '#core/fields/kinds/slug'
import { taxCategoryTaken, taxCategoryUsed } from '#plugins/sales/taxes/errors'
import { text } from '#core/fields/kinds/text'

/** What goods are taxed as. */
export default resource('sales.tax_categories', {
  label: {
    one: { fr_FR: 'Catégorie de TVA', en_GB: 'VAT category' },
    many: { fr_FR: 'Catégories de TVA', en_GB: 'VAT categories' },
    create: { fr_FR: 'Ajouter une catégorie', en_GB: 'Add a category' },
  },
  caption: {
    fr_FR: 'Ce que sont les produits pour la TVA. Les taux disent ensuite ce que chaque catégorie paie, et où.',
    en_GB: 'What products are to VAT. The rates then say what each category pays, and where.',
  },
  empty: {
    fr_FR: 'Aucune catégorie : tout est au taux normal des réglages.',
    en_GB: 'No category: everything bears the standard rate of the settings.',
  },
  consequence: { fr_FR: 'Supprime la catégorie « {name} ».', en_GB: 'Deletes the category “{name}”.' },
  table: 'sales_tax_categories',
  fields: {
    name: text({ label: { fr_FR: 'Nom', en_GB: 'Name' }, required: true, length: 120 }),
    // Products and rates name it by its code: it never changes.
    code: slug({
      label: { fr_FR: 'Code', en_GB: 'Code' },
      help: {
        fr_FR: 'Minuscules, chiffres et tirets. Les produits et les imports le citent ; il ne change plus.',
        en_GB: 'Small letters, figures and hyphens. Products and imports name it; it never changes.',
      },
      required: true,
      fixed: true,
      pattern: /^[a-z0-9][a-z0-9_-]*$/,
      unique: true,
      taken: taxCategoryTaken,
      search: true,
      isCode: true,
    }),
    description: text({ label: { fr_FR: 'Pour', en_GB: 'For' }, length: 500, blank: '' }),
    position: integer({
      label: { fr_FR: 'Ordre', en_GB: 'Order' },
      min: 0,
      max: 9999,
      blank: 0,
      column: 'hidden',
    }),
  },
  virtual: {
    products: {
      label: { fr_FR: 'Produits', en_GB: 'Products' },
      column: {
        type: 'number',
        sql: '(select count(*) from catalogue_products p where p.tax_category = $row.code)',
        filter: false,
        sort: false,
      },
    },
  },
  title: 'name',
  order: 'position',
  columns: ['name', 'code', 'description', 'products', 'position'],
  path: 'administration/configuration/tax-categories',
  menu: { parent: 'configuration', order: 100 },
  permissions: { view: 'sales.tax_categories.list' },
  hooks: {
    async beforeDelete({ trx, row: { code, name } }) {
      const [used] = await queryRows<{ products: number; rates: number }>(
        trx,
        `select (select count(*) from catalogue_products where tax_category = ?) as products,
           (select count(*) from sales_tax_rates where replace(categories, ?, '') <> categories) as rates`,
        [code, JSON.stringify(code)]
      )
      const [products, rates] = [Number(used?.products), Number(used?.rates)]
      if (products + rates > 0) throw taxCategoryUsed({ name, products, rates }, undefined, { isConfirmable: false })
    },
  },
})
