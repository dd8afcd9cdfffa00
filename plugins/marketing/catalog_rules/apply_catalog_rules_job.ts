import app from '@adonisjs/core/services/app'
import { ApplyCatalogRules } from '#plugins/marketing/catalog_rules/apply_catalog_rules'
import type { Job } from '#core/jobs/job'

/** Computes reduced prices anew: of all products, or of some. A run that was broken off skips what is done already. */
const applyCatalogRulesJob: Job = {
  async run({ ids }, { signal }) {
    const apply = await app.container.make(ApplyCatalogRules)
    await apply.execute({ signal, ...(Array.isArray(ids) ? { ids: ids.map(Number) } : {}) })
  },
}

export default applyCatalogRulesJob
