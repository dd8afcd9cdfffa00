import app from '@adonisjs/core/services/app'
import { KeepPeriods } from '#plugins/rma/returns/periods/keep_periods'
import type { OrderPlacement } from '#plugins/sales/index'

/** Orders keep the return periods of the day they are placed. */
const orderPlacement: OrderPlacement = {
  async keep(trx, order) {
    await (await app.container.make(KeepPeriods)).execute(trx, order)
  },
}

export default orderPlacement
