import branding from '#plugins/branding/plugin'
import catalogue from '#plugins/catalogue/plugin'
import cms from '#plugins/cms/plugin'
import configuration from '#plugins/configuration/plugin'
import paymentCrypto from '#plugins/payment_crypto/plugin'
import paymentOffline from '#plugins/payment_offline/plugin'
import paymentPayplug from '#plugins/payment_payplug/plugin'
import paymentPayzen from '#plugins/payment_payzen/plugin'
import paymentPaypal from '#plugins/payment_paypal/plugin'
import platform from '#plugins/platform/plugin'
import marketing from '#plugins/marketing/plugin'
import rma from '#plugins/rma/plugin'
import sales from '#plugins/sales/plugin'
import tickets from '#plugins/tickets/plugin'
import users from '#plugins/users/plugin'
import { withRequirements } from '#core/plugin/order'
import type { Plugin } from '#core/plugin/contract'

/** The plugins of this shop. They are ordered by their `requires`. */
const listed: Plugin[] = [
  branding,
  catalogue,
  cms,
  configuration,
  marketing,
  paymentCrypto,
  paymentOffline,
  paymentPaypal,
  paymentPayplug,
  paymentPayzen,
  platform,
  rma,
  sales,
  users,
  tickets,
]

const only = process.env.CELLIER_PLUGINS?.split(',').filter(Boolean)

/** `CELLIER_PLUGINS=a,b` boots only these and the plugins that they require, for the tests of a plugin. */
export default only ? withRequirements(only, listed) : listed
