import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { SweepCarts } from '#plugins/sales/cart/actions/sweep_carts'
import type { Job } from '#core/jobs/job'

/** Forgets carts that nobody has touched for as many days as staff say. */
const sweepCartsJob: Job = {
  async run() {
    const settings = await app.container.make(Settings)
    await (await app.container.make(SweepCarts)).execute(settings.get<number>('sales.cart.keep_days'))
  },
}

export default sweepCartsJob
