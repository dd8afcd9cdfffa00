import app from '@adonisjs/core/services/app'
import { btcpayMethod } from '#plugins/payment_crypto/btcpay/btcpay_method'
import { ProviderClient } from '#plugins/sales/index'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'

/** Customers pay on the page of the shop's own BTCPay Server. */
export default btcpayMethod({
  settings: await app.container.make(Settings),
  translator: await app.container.make(Translator),
  client: await app.container.make(ProviderClient),
})
