import '#plugins/marketing/contracts/extension_points'
import { definePlugin } from '#core/plugin/define_plugin'
import { dangerous, permissions, presets, roles } from '#plugins/marketing/permissions'
import { automationSettings } from '#plugins/marketing/automations/settings'
import { campaignSettings } from '#plugins/marketing/campaigns/settings'
import { feedbackSettings } from '#plugins/marketing/feedback/settings'
import { measuringSettings } from '#plugins/marketing/measuring/settings'
import { newsletterSettings } from '#plugins/marketing/newsletter/settings'
import { routes } from '#plugins/marketing/routes'

/** Discounts on carts: rules, with or without a code. */
export default definePlugin({
  id: 'marketing',
  version: '0.1.0',
  label: { fr_FR: 'Marketing', en_GB: 'Marketing' },
  settings: {
    ...newsletterSettings,
    ...campaignSettings,
    ...feedbackSettings,
    ...automationSettings,
    ...measuringSettings,
  },
  requires: { core: '^1.0.0', catalogue: '^0.1.0', platform: '^0.1.0', sales: '^0.1.0', users: '^0.1.0' },
  permissions,
  roles,
  presets,
  dangerous,
  routes,
  listeners: {
    'catalogue.products.upserted': { reprice: () => import('#plugins/marketing/catalog_rules/follow_catalogue') },
    'catalogue.vocabulary.changed': { reprice: () => import('#plugins/marketing/catalog_rules/follow_catalogue') },
    'configuration.channels.changed': { reprice: () => import('#plugins/marketing/catalog_rules/follow_catalogue') },
    'configuration.exchange_rates.changed': {
      reprice: () => import('#plugins/marketing/catalog_rules/follow_catalogue'),
    },
    'users.groups.created': { reprice: () => import('#plugins/marketing/catalog_rules/follow_catalogue') },
  },
  demo: () => import('#plugins/marketing/demo/load_coupon'),
  extends: {
    'core.code_names': { 'marketing.parts': () => import('#plugins/marketing/rules/part_names') },
    'core.field_kinds': {
      'marketing.conditions': () => import('#plugins/marketing/fields/conditions'),
      'marketing.settings': () => import('#plugins/marketing/fields/settings'),
    },
    'core.lists': {
      'marketing.rule_report': () => import('#plugins/marketing/reports/lists/rule_report'),
      'marketing.coupon_report': () => import('#plugins/marketing/reports/lists/coupon_report'),
      'marketing.campaign_report': () => import('#plugins/marketing/reports/lists/campaign_report'),
      'marketing.cohort_report': () => import('#plugins/marketing/reports/lists/cohort_report'),
      'marketing.review_report': () => import('#plugins/marketing/reports/lists/review_report'),
      'marketing.coupons': () => import('#plugins/marketing/lists/coupon_list'),
    },
    'core.jobs': {
      'marketing.remind_carts': () => import('#plugins/marketing/automations/remind_carts_job'),
      'marketing.apply_catalog_rules': () => import('#plugins/marketing/catalog_rules/apply_catalog_rules_job'),
      'marketing.send_campaigns': () => import('#plugins/marketing/campaigns/send_campaigns_job'),
      'marketing.sweep_subscribers': () => import('#plugins/marketing/newsletter/sweep_subscribers_job'),
    },
    'core.mail_feedback': { 'marketing.feedback': () => import('#plugins/marketing/feedback/keep_feedback') },
    'core.mails': {
      'marketing.abandoned_cart': () => import('#plugins/marketing/automations/abandoned_cart_mail'),
      'marketing.newsletter_confirmation': () => import('#plugins/marketing/newsletter/mails/confirmation_mail'),
      'marketing.newsletter_known': () => import('#plugins/marketing/newsletter/mails/known_mail'),
    },
    'core.schedules': {
      'marketing.remind_carts': async () => ({ default: { job: 'marketing.remind_carts', every: 15 * 60 } }),
      // For what nothing tells of, such as rows that another program changed.
      'marketing.apply_catalog_rules': async () => ({
        default: { job: 'marketing.apply_catalog_rules', every: 24 * 3600 },
      }),
      'marketing.send_campaigns': async () => ({ default: { job: 'marketing.send_campaigns', every: 60 } }),
      'marketing.sweep_subscribers': async () => ({
        default: { job: 'marketing.sweep_subscribers', every: 24 * 3600 },
      }),
    },
    'platform.dashboard_widgets': {
      'marketing.discounts': () => import('#plugins/marketing/reports/widgets/discounts_widget'),
      'marketing.campaigns': () => import('#plugins/marketing/reports/widgets/campaigns_widget'),
      'marketing.customers': () => import('#plugins/marketing/reports/widgets/customers_widget'),
      'marketing.reviews': () => import('#plugins/marketing/reports/widgets/reviews_widget'),
    },
    'users.personal_data': {
      'marketing.feedback': () => import('#plugins/marketing/feedback/feedback_personal_data'),
      'marketing.campaigns': () => import('#plugins/marketing/campaigns/campaign_personal_data'),
      'marketing.newsletter': () => import('#plugins/marketing/newsletter/newsletter_personal_data'),
    },
    'sales.order_placements': {
      'marketing.newsletter': () => import('#plugins/marketing/newsletter/checkout_newsletter'),
    },
    'marketing.actions': {
      'marketing.percent': () => import('#plugins/marketing/rewards/percent'),
      'marketing.cart_fixed': () => import('#plugins/marketing/rewards/cart_fixed'),
      'marketing.each_fixed': () => import('#plugins/marketing/rewards/each_fixed'),
      'marketing.free_shipping': () => import('#plugins/marketing/rewards/free_shipping'),
      'marketing.buy_x_get_y': () => import('#plugins/marketing/rewards/buy_x_get_y'),
      'marketing.cheapest_free': () => import('#plugins/marketing/rewards/cheapest_free'),
      'marketing.gift': () => import('#plugins/marketing/rewards/gift'),
    },
    'marketing.segments': {
      'marketing.group': () => import('#plugins/marketing/campaigns/segments/group'),
      'marketing.language': () => import('#plugins/marketing/campaigns/segments/language'),
      'marketing.orders': () => import('#plugins/marketing/campaigns/segments/orders'),
      'marketing.spent': () => import('#plugins/marketing/campaigns/segments/spent'),
      'marketing.last_order': () => import('#plugins/marketing/campaigns/segments/last_order'),
      'marketing.products': () => import('#plugins/marketing/campaigns/segments/products'),
      'marketing.categories': () => import('#plugins/marketing/campaigns/segments/categories'),
      'marketing.last_visit': () => import('#plugins/marketing/campaigns/segments/last_visit'),
      'marketing.reviews': () => import('#plugins/marketing/campaigns/segments/reviews'),
      'marketing.subscribed': () => import('#plugins/marketing/campaigns/segments/subscribed'),
    },
    'marketing.conditions': {
      'marketing.subtotal': () => import('#plugins/marketing/conditions/subtotal'),
      'marketing.pieces': () => import('#plugins/marketing/conditions/pieces'),
      'marketing.category_pieces': () => import('#plugins/marketing/conditions/category_pieces'),
      'marketing.weight': () => import('#plugins/marketing/conditions/weight'),
      'marketing.country': () => import('#plugins/marketing/conditions/country'),
      'marketing.postcode': () => import('#plugins/marketing/conditions/postcode'),
      'marketing.shipping_method': () => import('#plugins/marketing/conditions/shipping_method'),
      'marketing.payment_method': () => import('#plugins/marketing/conditions/payment_method'),
      'marketing.category': () => import('#plugins/marketing/conditions/category'),
      'marketing.family': () => import('#plugins/marketing/conditions/family'),
      'marketing.sku': () => import('#plugins/marketing/conditions/sku'),
      'marketing.attribute': () => import('#plugins/marketing/conditions/attribute'),
      'marketing.unit_price': () => import('#plugins/marketing/conditions/unit_price'),
      'marketing.line_pieces': () => import('#plugins/marketing/conditions/line_pieces'),
      'marketing.first_order': () => import('#plugins/marketing/conditions/first_order'),
      'marketing.birthday': () => import('#plugins/marketing/conditions/birthday'),
      'marketing.weekdays': () => import('#plugins/marketing/conditions/weekdays'),
      'marketing.hours': () => import('#plugins/marketing/conditions/hours'),
    },
    'sales.discount_sources': { 'marketing.cart_rules': () => import('#plugins/marketing/rules/cart_rule_source') },
  },
  paths: ['/newsletter', '/newsletter/confirm/:token', '/newsletter/preferences/:token'],
  limits: {
    // Those who ask, by IP address and by e-mail address, which may be that of somebody else.
    'marketing.newsletter_address': { requests: 30, seconds: 3600 },
    'marketing.newsletter_email': { requests: 5, seconds: 3600 },
    // Requests of mail programs, by IP address: those of one provider come from few.
    'marketing.unsubscriptions': { requests: 600, seconds: 60 },
    // Signed posts of the mail provider, by IP address.
    'marketing.mail_feedback': { requests: 600, seconds: 60 },
  },
  offers: ['marketing.actions', 'marketing.conditions', 'marketing.segments'],
})
