import type { Router } from '@adonisjs/core/http'
import {
  storeSubscription,
  updateOwnNewsletter,
  updatePreferences,
} from '#plugins/marketing/newsletter/newsletter_validator'

const Subscriptions = () => import('#plugins/marketing/newsletter/controllers/subscriptions_controller')
const Preferences = () => import('#plugins/marketing/newsletter/controllers/preferences_controller')
const Own = () => import('#plugins/marketing/newsletter/controllers/own_newsletter_controller')

const API = '/api/marketing/newsletter'

/** The newsletter, for those who receive it. */
export function newsletterRoutes(router: Router): void {
  router
    .post(`${API}/subscriptions`, [Subscriptions, 'store'])
    .as('marketing.newsletter_subscriptions.store')
    .public()
    .accepts(storeSubscription)
  router
    .post(`${API}/confirmations/:token`, [Subscriptions, 'confirm'])
    .as('marketing.newsletter_confirmations.store')
    .public()
  router
    .post(`${API}/unsubscriptions/:token`, [Subscriptions, 'end'])
    .as('marketing.newsletter_unsubscriptions.store')
    .public()
    .acceptsExternalPosts({ limit: 'marketing.unsubscriptions', bytes: 4096 })
  router.get(`${API}/preferences/:token`, [Preferences, 'show']).as('marketing.newsletter_preferences.show').public()
  router
    .put(`${API}/preferences/:token`, [Preferences, 'update'])
    .as('marketing.newsletter_preferences.update')
    .public()
    .accepts(updatePreferences)
  router.get(`${API}/own`, [Own, 'show']).as('marketing.own_newsletter.show').customer('marketing.account.newsletter')
  router
    .put(`${API}/own`, [Own, 'update'])
    .as('marketing.own_newsletter.update')
    .customer('marketing.account.newsletter')
    .accepts(updateOwnNewsletter)
}
