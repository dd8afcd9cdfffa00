import type { Look } from './look.js'

const MARKETING = '/admin/marketing'

/** What visitors see of the newsletter. */
export const NEWSLETTER: Look[] = [
  { name: 'the newsletter', screen: 'marketing.storefront.newsletter', path: '/newsletter' },
  {
    name: 'a confirmation of the newsletter',
    screen: 'marketing.storefront.newsletter_confirmation',
    path: '/newsletter/confirm/none',
  },
  {
    name: 'a newsletter by a link that never was',
    screen: 'marketing.storefront.newsletter_preferences',
    path: '/newsletter/preferences/none',
  },
]

/** The newsletter in the account. */
export const OWN_NEWSLETTER: Look = {
  name: 'own newsletter',
  screen: 'marketing.storefront.own_newsletter',
  path: '/account/newsletter',
}

/** Screens of the back office for marketing. */
export const MARKETING_SCREENS: Look[] = [
  { name: 'discounts', screen: 'marketing.admin.discounts', path: `${MARKETING}/discounts` },
  { name: 'a discount', screen: 'marketing.admin.discount', path: null, from: `${MARKETING}/discounts` },
  { name: 'codes of a discount', screen: 'marketing.admin.coupons', path: `${MARKETING}/discounts/1/coupons` },
  { name: 'marketing reports', screen: 'marketing.admin.reports', path: `${MARKETING}/reports` },
  {
    name: 'marketing reports of loyalty',
    screen: 'marketing.admin.reports',
    path: `${MARKETING}/reports?report=cohorts`,
  },
  { name: 'reviews', screen: 'catalogue.admin.reviews', path: '/admin/commerce/marketing/reviews' },
  { name: 'a review', screen: 'catalogue.admin.reviews.form', path: '/admin/commerce/marketing/reviews/1' },
  { name: 'price rules', screen: 'marketing.admin.catalog_rules', path: `${MARKETING}/price-rules` },
  { name: 'a price rule', screen: 'marketing.admin.catalog_rules.form', path: `${MARKETING}/price-rules/1` },
  { name: 'campaigns', screen: 'marketing.admin.campaigns', path: `${MARKETING}/campaigns` },
  { name: 'a campaign', screen: 'marketing.admin.campaigns.form', path: `${MARKETING}/campaigns/1` },
  { name: 'the sent log', screen: 'marketing.admin.deliveries', path: `${MARKETING}/deliveries` },
  { name: 'a sent mail', screen: 'marketing.admin.deliveries.form', path: `${MARKETING}/deliveries/1` },
  { name: 'events', screen: 'marketing.admin.events', path: `${MARKETING}/events` },
  { name: 'an event', screen: 'marketing.admin.events.form', path: `${MARKETING}/events/1` },
  { name: 'subscribers', screen: 'marketing.admin.subscribers', path: `${MARKETING}/subscribers` },
  { name: 'a subscriber', screen: 'marketing.admin.subscribers.form', path: `${MARKETING}/subscribers/1` },
  { name: 'proofs', screen: 'marketing.admin.consents', path: `${MARKETING}/consents` },
  { name: 'a proof', screen: 'marketing.admin.consents.form', path: `${MARKETING}/consents/1` },
  { name: 'suppressed addresses', screen: 'marketing.admin.suppressions', path: `${MARKETING}/suppressions` },
  {
    name: 'a suppressed address',
    screen: 'marketing.admin.suppressions.form',
    path: `${MARKETING}/suppressions/1`,
  },
  { name: 'topics', screen: 'marketing.admin.topics', path: `${MARKETING}/topics` },
  { name: 'a topic', screen: 'marketing.admin.topics.form', path: `${MARKETING}/topics/1` },
]
