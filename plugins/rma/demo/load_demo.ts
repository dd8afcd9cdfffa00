import { returnInDemo } from '#plugins/rma/returns/demo/return_in_demo'
import { withdrawInDemo } from '#plugins/rma/withdrawals/demo/withdraw_in_demo'
import type { DemoLoader } from '#core/plugin/contract'

/** Examples of what comes after the sale. */
const demo: DemoLoader = {
  async load() {
    // There are no orders yet.
  },

  async past(shop) {
    await withdrawInDemo(shop)
    await returnInDemo(shop)
  },
}

export default demo
