import { boolean } from '#core/fields/kinds/boolean'
import { categoryChoices } from '#plugins/rma/reasons/category_choices'
import { choices } from '#core/fields/kinds/choices'
import { integer } from '#core/fields/kinds/integer'
import { label } from '#plugins/rma/label'
import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { ruleEmpty } from '#plugins/rma/errors'
import { text } from '#core/fields/kinds/text'

/** How long goods may come back. The most specific rule of a product wins: itself, its category, its family. */
export default resource('rma.rules', {
  label: {
    one: label('Règle de retour', 'Return rule'),
    many: label('Règles de retour', 'Return rules'),
    create: label('Ajouter une règle', 'Add a rule'),
  },
  caption: label(
    'Le délai de retour par produit, par catégorie ou par famille. Le plus précis l’emporte\u202f; une commande garde celui du jour où elle a été passée.',
    'The return period by product, category or family. The most specific one wins; an order keeps that of the day it was placed.'
  ),
  table: 'rma_rules',
  fields: {
    name: text({ label: label('Nom', 'Name'), required: true, length: 120, search: true }),
    days: integer({
      label: label('Délai de retour', 'Return period'),
      help: label('En jours. 0\u202f: aucun retour.', 'In days. 0: no returns.'),
      unit: label('jours', 'days'),
      required: true,
      min: 0,
      max: 3650,
    }),
    products: relation({ label: label('Produits', 'Products'), of: 'catalogue.products', many: true, column: false }),
    categories: choices({
      label: label('Catégories', 'Categories'),
      help: label('Avec celles qui se trouvent dessous.', 'With those below them.'),
      choices: categoryChoices,
      column: false,
    }),
    families: relation({
      label: label('Familles d’attributs', 'Attribute families'),
      of: 'catalogue.families',
      many: true,
      column: false,
    }),
    isActive: boolean({ label: label('Active', 'Active'), default: true }),
  },
  title: 'name',
  path: 'commerce/sales/return-rules',
  menu: { parent: 'configuration', order: 131 },
  hooks: {
    validate({ after: { products, categories, families } }) {
      if (products.length + categories.length + families.length === 0) throw ruleEmpty({}, 'products')
    },
  },
})
