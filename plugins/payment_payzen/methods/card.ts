import app from '@adonisjs/core/services/app'
import { Attempts } from '#plugins/payment_payzen/services/attempts'
import { ChannelPort } from '#core/context/shop_context'
import { MoveMoney } from '#plugins/payment_payzen/services/move_money'
import { PayzenCard } from '#plugins/payment_payzen/services/payzen_card'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { WebService } from '#plugins/payment_payzen/services/web_service'

const [settings, translator, channels, attempts, service, money] = await Promise.all([
  app.container.make(Settings),
  app.container.make(Translator),
  app.container.make(ChannelPort),
  app.container.make(Attempts),
  app.container.make(WebService),
  app.container.make(MoveMoney),
])

/** Cards on the payment page of PayZen or Systempay. */
export default new PayzenCard({ settings, translator, channels, attempts, service, money })
