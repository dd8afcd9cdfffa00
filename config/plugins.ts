import branding from '#plugins/branding/plugin'
import catalogue from '#plugins/catalogue/plugin'
import configuration from '#plugins/configuration/plugin'
import paymentOffline from '#plugins/payment_offline/plugin'
import platform from '#plugins/platform/plugin'
import marketing from '#plugins/marketing/plugin'
import sales from '#plugins/sales/plugin'
import users from '#plugins/users/plugin'
import { withRequirements } from '#core/plugin/order'
import type { Plugin } from '#core/plugin/contract'

/** The plugins of this shop. Their order is worked out from what they require. */
const listed: Plugin[] = [branding, catalogue, configuration, marketing, paymentOffline, platform, sales, users]

const only = process.env.CELLIER_PLUGINS?.split(',').filter(Boolean)

/** `CELLIER_PLUGINS=a,b` boots just these with what they require: a plugin's own tests do so. */
export default only ? withRequirements(only, listed) : listed
