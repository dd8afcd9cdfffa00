import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { systemOrigin } from '#core/audit/origin'
import { systemWriter } from '#core/resources/writer'
import type { ApplicationService } from '@adonisjs/core/types'
import type { DemoLoader } from '#core/plugin/contract'

const CODE = 'BIENVENUE10'

const COUPON = {
  name: 'Bienvenue',
  description: 'Dix pour cent sur les trois premières commandes, avec un code.',
  label: { fr_FR: 'Offre de bienvenue', en_GB: 'Welcome offer' },
  settings: { percent: 1000 },
  priority: 10,
  needsCode: true,
  code: CODE,
  usesPerCustomer: 3,
}

/** Switched off: its effect is seen in its form. */
const PRICE_RULE = {
  name: 'Foire aux vins',
  description: 'Dix pour cent sur les bouteilles à 30 € et plus. À activer le jour venu.',
  kind: 'by_percent',
  percent: 1000,
  isActive: false,
  conditions: {
    match: 'all',
    list: [{ kind: 'marketing.unit_price', values: { operator: 'at_least', amount: 3000 } }],
  },
}

/** One code to try in the demo shop, ten percent off the first orders; and a price rule to switch on. */
const demo: DemoLoader = {
  async load({ app, report }) {
    await add(app, 'marketing.catalog_rules', PRICE_RULE)
    if (await add(app, 'marketing.cart_rules', COUPON)) report('marketing.demo.code', { code: CODE })
  },
}

/** Adds a rule where there is none. */
async function add(app: ApplicationService, id: string, rule: Record<string, unknown>): Promise<boolean> {
  const made = (await app.container.make(ResourceCatalogue)).find(id) as MadeResource
  const store = await app.container.make(Store)
  if (await store.reader.first(`select id from ${made.resource.table} limit 1`)) return false
  const write = await app.container.make(WriteResource)
  await write.create(made, rule, systemWriter(systemOrigin('command', 'demo')))
  return true
}

export default demo
