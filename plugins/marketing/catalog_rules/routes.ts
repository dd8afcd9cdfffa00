import type { Router } from '@adonisjs/core/http'
import { storeCatalogRulePreview } from '#plugins/marketing/catalog_rules/catalog_rule_validator'

const Conditions = () => import('#plugins/marketing/catalog_rules/controllers/catalog_rule_conditions_controller')
const Previews = () => import('#plugins/marketing/catalog_rules/controllers/catalog_rule_previews_controller')

const API = '/api/admin/marketing'

/** What price rules have beside their resource. */
export function catalogRuleRoutes(router: Router): void {
  router
    .get(`${API}/catalog-rule-conditions`, [Conditions, 'index'])
    .as('marketing.admin.catalog_rule_conditions.index')
    .permission('marketing.catalog_rules.list')
  router
    .post(`${API}/catalog-rule-previews`, [Previews, 'store'])
    .as('marketing.admin.catalog_rule_previews.store')
    .permission('marketing.catalog_rules.list')
    .accepts(storeCatalogRulePreview)
}
