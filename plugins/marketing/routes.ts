import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import { catalogRuleRoutes } from '#plugins/marketing/catalog_rules/routes'
import { campaignRoutes } from '#plugins/marketing/campaigns/routes'
import { feedbackRoutes } from '#plugins/marketing/feedback/routes'
import { measuringRoutes } from '#plugins/marketing/measuring/routes'
import { newsletterRoutes } from '#plugins/marketing/newsletter/routes'
import { reportRoutes } from '#plugins/marketing/reports/routes'
import {
  storeCouponList,
  storeCoupons,
  storeDeletion,
  storeTrial,
} from '#plugins/marketing/validators/cart_rule_validator'

const Copies = () => import('#plugins/marketing/controllers/cart_rule_copies_controller')
const Deletions = () => import('#plugins/marketing/controllers/cart_rule_deletions_controller')
const Coupons = () => import('#plugins/marketing/controllers/coupons_controller')
const CouponDeletions = () => import('#plugins/marketing/controllers/coupon_deletions_controller')
const RuleChoices = () => import('#plugins/marketing/controllers/rule_choices_controller')

const CartExplanations = () => import('#plugins/marketing/controllers/cart_explanations_controller')
const OrderExplanations = () => import('#plugins/marketing/controllers/order_explanations_controller')
const RuleTrials = () => import('#plugins/marketing/controllers/rule_trials_controller')

const API = '/api/admin/marketing'

/** What discounts have beside their resource. */
export function routes(router: Router): void {
  cartRuleRoutes(router)
  couponRoutes(router)
  catalogRuleRoutes(router)
  newsletterRoutes(router)
  campaignRoutes(router)
  reportRoutes(router)
  feedbackRoutes(router)
  measuringRoutes(router)
}

function cartRuleRoutes(router: Router): void {
  router
    .post(`${API}/cart-rules/:id/copies`, [Copies, 'store'])
    .as('marketing.admin.cart_rule_copies.store')
    .permission('marketing.cart_rules.copy')
  router
    .post(`${API}/cart-rule-deletions`, [Deletions, 'store'])
    .as('marketing.admin.cart_rule_deletions.store')
    .permission('marketing.cart_rules.delete')
    .accepts(storeDeletion)
  router
    .get(`${API}/rule-choices`, [RuleChoices, 'index'])
    .as('marketing.admin.rule_choices.index')
    .permission('marketing.cart_rules.list')
  router
    .get(`${API}/carts/:id/explanations`, [CartExplanations, 'index'])
    .as('marketing.admin.cart_explanations.index')
    .permission('marketing.cart_rules.list')
  router
    .get(`${API}/orders/:id/explanations`, [OrderExplanations, 'index'])
    .as('marketing.admin.order_explanations.index')
    .permission('marketing.cart_rules.list')
  router
    .post(`${API}/rule-trials`, [RuleTrials, 'store'])
    .as('marketing.admin.rule_trials.store')
    .permission('marketing.cart_rules.list')
    .accepts(storeTrial)
}

function couponRoutes(router: Router): void {
  router
    .get(`${API}/cart-rules/:id/coupons`, [Coupons, 'index'])
    .as('marketing.admin.coupons.index')
    .permission('marketing.cart_rules.coupons.list')
    .accepts(listQuery)
  router
    .post(`${API}/cart-rules/:id/coupons`, [Coupons, 'store'])
    .as('marketing.admin.coupons.store')
    .permission('marketing.cart_rules.generate_coupons')
    .accepts(storeCoupons)
  router
    .post(`${API}/cart-rules/:id/coupon-lists`, [Coupons, 'list'])
    .as('marketing.admin.coupon_lists.store')
    .permission('marketing.cart_rules.generate_coupons')
    .accepts(storeCouponList)
  router
    .post(`${API}/cart-rules/:id/coupon-deletions`, [CouponDeletions, 'store'])
    .as('marketing.admin.coupon_deletions.store')
    .permission('marketing.cart_rules.coupons.mass_delete')
    .accepts(storeDeletion)
}
