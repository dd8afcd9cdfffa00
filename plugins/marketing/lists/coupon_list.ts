import type { ListDefinition } from '#core/lists/list'

/** The coupons of all cart rules. The coupons of one rule are listed with the filter `rule`. */
const couponList: ListDefinition = {
  permission: 'marketing.cart_rules.coupons.list',
  label: { fr_FR: 'Codes promotionnels', en_GB: 'Coupons' },
  from: 'marketing_coupons c join marketing_cart_rules r on r.id = c.rule_id',
  id: 'c.id',
  columns: {
    code: { type: 'text', sql: 'c.code', label: { fr_FR: 'Code', en_GB: 'Code' } },
    used: { type: 'number', sql: 'c.times_used', label: { fr_FR: 'Utilisations', en_GB: 'Uses' } },
    usage_limit: { type: 'number', sql: 'c.usage_limit', label: { fr_FR: 'Au plus', en_GB: 'At most' } },
    uses_per_customer: {
      type: 'number',
      sql: 'c.uses_per_customer',
      label: { fr_FR: 'Au plus par client', en_GB: 'At most per customer' },
      isShown: false,
    },
    expires_on: { type: 'day', sql: 'c.expires_on', label: { fr_FR: 'Jusqu’au', en_GB: 'Until' } },
    created_at: { type: 'instant', sql: 'c.created_at', label: { fr_FR: 'Créé le', en_GB: 'Made' } },
    primary: { type: 'boolean', sql: 'c.is_primary', label: { fr_FR: 'De la fiche', en_GB: 'Typed on the rule' } },
    rule: { type: 'number', sql: 'c.rule_id', label: { fr_FR: 'N° de remise', en_GB: 'Discount no.' }, isHidden: true },
    rule_name: { type: 'text', sql: 'r.name', label: { fr_FR: 'Remise', en_GB: 'Discount' }, isShown: false },
  },
  search: ['lower(c.code)'],
  naming: { codes: ['c.code'] },
  order: '-created_at',
}

export default couponList
