import { boolean } from '#core/fields/kinds/boolean'
import { catalogRuleHooks } from '#plugins/marketing/catalog_rules/check_catalog_rule'
import { choice } from '#core/fields/kinds/choice'
import { conditions } from '#plugins/marketing/fields/conditions'
import { label } from '#plugins/marketing/conditions/comparison'
import { longText } from '#core/fields/kinds/long_text'
import { money } from '#core/fields/kinds/money'
import { percent } from '#core/fields/kinds/percent'
import { resource } from '#core/resources/resource'
import { ruleTerms } from '#plugins/marketing/rules/rule_terms'
import { text } from '#core/fields/kinds/text'

/** What reduces the prices of products, in lists and on pages, before anything is in a cart. */
export default resource('marketing.catalog_rules', {
  label: {
    one: label('Règle de prix', 'Price rule'),
    many: label('Règles de prix', 'Price rules'),
    create: label('Ajouter une règle de prix', 'Add a price rule'),
  },
  caption: label(
    'Ce qui baisse les prix affichés pour une durée. Le prix habituel reste à côté, barré.',
    'What lowers the shown prices for a time. The regular price stays beside, struck through.'
  ),
  empty: label('Aucune règle de prix pour le moment.', 'No price rules yet.'),
  consequence: label(
    'Supprime la règle «\u202f{name}\u202f». Les prix qu’elle baissait reviennent en quelques instants.',
    'Deletes the rule “{name}”. The prices that it lowered return within moments.'
  ),
  table: 'marketing_catalog_rules',
  fields: {
    name: text({
      label: label('Nom', 'Name'),
      help: label('Pour l’équipe.', 'For staff.'),
      required: true,
      length: 120,
      search: true,
    }),
    description: longText({
      label: label('Description', 'Description'),
      length: 500,
      rows: 2,
      blank: '',
      search: true,
      column: false,
    }),
    kind: choice({
      label: label('Effet sur le prix', 'Effect on the price'),
      choices: {
        by_percent: label('Baisser d’un pourcentage', 'Lower by a percentage'),
        by_fixed: label('Baisser d’un montant', 'Lower by an amount'),
        to_fixed: label('Fixer à un montant', 'Set to an amount'),
        to_percent: label('Fixer à un pourcentage du prix', 'Set to a percentage of the price'),
      },
      required: true,
      default: 'by_percent',
    }),
    percent: percent({
      label: label('Pourcentage', 'Percentage'),
      required: true,
      visibleWhen: { field: 'kind', is: ['by_percent', 'to_percent'] },
    }),
    amount: money({
      label: label('Montant', 'Amount'),
      help: label(
        'TTC, dans la devise de base du canal. Un prix plus bas reste comme il est.',
        'With VAT, in the base currency of the channel. A price that is lower stays as it is.'
      ),
      required: true,
      visibleWhen: { field: 'kind', is: ['by_fixed', 'to_fixed'] },
    }),
    isActive: boolean({
      label: label('Active', 'Active'),
      help: label('Essayez la règle avant de l’activer.', 'Try the rule before you switch it on.'),
      required: true,
      default: false,
      key: 'active',
    }),
    ...ruleTerms,
    stopsOthers: boolean({
      label: label('Arrêter les règles suivantes', 'Stop later rules'),
      help: label('Pour les produits de celle-ci.', 'For the products of this one.'),
      blank: false,
      column: false,
    }),
    conditions: conditions({ label: label('Produits', 'Products'), blank: { match: 'all', list: [] } }),
  },
  title: 'name',
  order: 'priority',
  columns: ['name', 'kind', 'percent', 'amount', 'active', 'starts_on', 'ends_on', 'priority'],
  path: 'marketing/price-rules',
  menu: { parent: 'marketing', order: 12 },
  action: { order: 62 },
  permissions: {
    view: 'marketing.catalog_rules.list',
    mass_delete: 'marketing.catalog_rules.delete',
    mass_update: false,
  },
  form: {
    main: [
      { title: label('Règle', 'Rule'), fields: ['name', 'description', 'kind', 'percent', 'amount'] },
      {
        title: label('Produits', 'Products'),
        help: label('Sans condition, tous les produits.', 'Without a condition, all products.'),
        fields: ['conditions'],
      },
    ],
    side: [
      {
        title: label('Utilisation', 'Use'),
        fields: [
          'isActive',
          'startsOn',
          'startsTime',
          'endsOn',
          'endsTime',
          'groups',
          'channels',
          'priority',
          'stopsOthers',
        ],
      },
    ],
  },
  words: ['marketing.discounts', 'marketing.price_rules'],
  hooks: catalogRuleHooks,
})
