import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { FreezeAmount } from '#plugins/payment_crypto/actions/freeze_amount'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { walletMethod } from '#plugins/payment_crypto/wallet/wallet_method'

/** Customers send coins to an address of the shop. */
export default walletMethod({
  settings: await app.container.make(Settings),
  translator: await app.container.make(Translator),
  clock: await app.container.make(Clock),
  freeze: await app.container.make(FreezeAmount),
})
