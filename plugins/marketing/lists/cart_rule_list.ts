import type { ListDefinition } from '#core/lists/list'

/** What is taken off carts. */
const cartRuleList: ListDefinition = {
  permission: 'marketing.cart_rules.list',
  label: { fr_FR: 'Remises', en_GB: 'Discounts' },
  from: 'marketing_cart_rules r left join marketing_coupons c on c.rule_id = r.id and c.is_primary',
  id: 'r.id',
  columns: {
    name: { type: 'text', sql: 'r.name', label: { fr_FR: 'Nom', en_GB: 'Name' } },
    code: { type: 'text', sql: 'c.code', label: { fr_FR: 'Code', en_GB: 'Code' } },
    kind: {
      type: 'choice',
      sql: 'r.kind',
      label: { fr_FR: 'Remise', en_GB: 'Discount' },
      choices: [
        { value: 'percent', label: { fr_FR: 'Pourcentage', en_GB: 'Percentage' } },
        { value: 'cart_fixed', label: { fr_FR: 'Montant sur le panier', en_GB: 'Amount off the cart' } },
        { value: 'each_fixed', label: { fr_FR: 'Montant par article', en_GB: 'Amount off each piece' } },
        { value: 'none', label: { fr_FR: 'Livraison offerte', en_GB: 'Free delivery' } },
      ],
    },
    // Hundredths of a percent or of a unit of money: the screen writes it by the kind.
    amount: { type: 'number', sql: 'r.amount', label: { fr_FR: 'Valeur', en_GB: 'Value' }, filter: false },
    active: { type: 'boolean', sql: 'r.is_active', label: { fr_FR: 'Active', en_GB: 'Active' } },
    starts_on: { type: 'day', sql: 'r.starts_on', label: { fr_FR: 'Dès le', en_GB: 'From' } },
    ends_on: { type: 'day', sql: 'r.ends_on', label: { fr_FR: 'Jusqu’au', en_GB: 'Until' } },
    used: { type: 'number', sql: 'r.times_used', label: { fr_FR: 'Utilisations', en_GB: 'Uses' } },
    priority: { type: 'number', sql: 'r.priority', label: { fr_FR: 'Priorité', en_GB: 'Priority' }, isShown: false },
  },
  search: ['core_fold(r.name)', 'core_fold(r.description)', 'lower(c.code)'],
  naming: { codes: ['c.code'], titles: ['core_fold(r.name)'] },
  order: 'priority',
}

export default cartRuleList
