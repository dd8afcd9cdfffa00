import { SeedTaxes } from '#plugins/sales/taxes/actions/seed_taxes'
import { systemOrigin } from '#core/audit/origin'
import type { Preparation } from '#core/boot/preparation'

/** Gives a shop that has no categories and no rates those of a French one. */
const prepareTaxes: Preparation = {
  async prepare(app) {
    await (await app.container.make(SeedTaxes)).execute(systemOrigin('command', 'seed:taxes'))
  },
}

export default prepareTaxes
