import app from '@adonisjs/core/services/app'
import { CardMethod } from '#plugins/payment_payplug/services/card_method'

export default await app.container.make(CardMethod)
