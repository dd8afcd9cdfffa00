import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { Subscriptions } from '#plugins/marketing/newsletter/subscriptions'
import type { OrderPlacement } from '#plugins/sales/index'

/** Name of the box of the checkout. It is never ticked beforehand. */
export const NEWSLETTER_CONSENT = 'marketing.newsletter'

/** Notes that who ordered wants the newsletter. */
const checkoutNewsletter: OrderPlacement = {
  async keep(trx, { agreed, channel }) {
    if (!agreed?.to.includes(NEWSLETTER_CONSENT)) return
    const settings = await app.container.make(Settings)
    if (!settings.get<boolean>('marketing.newsletter.enabled', { channel })) return
    const { email, locale, ip, isEmailConfirmed } = agreed
    const subscriptions = await app.container.make(Subscriptions)
    await subscriptions.askIn(trx, { email, locale, channel, ip, source: 'checkout', isProven: isEmailConfirmed })
  },
}

export default checkoutNewsletter
