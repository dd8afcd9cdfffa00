import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { systemOrigin } from '#core/audit/origin'
import { systemWriter } from '#core/resources/writer'
import type { DemoLoader } from '#core/plugin/contract'

const CODE = 'BIENVENUE10'

/** One code to try in the demo shop: ten percent off the first orders. */
const demo: DemoLoader = {
  async load({ app, report }) {
    const store = await app.container.make(Store)
    if (await store.reader.first('select id from marketing_cart_rules limit 1')) return
    const made = (await app.container.make(ResourceCatalogue)).find('marketing.cart_rules') as MadeResource
    const rule = {
      name: 'Bienvenue',
      description: 'Dix pour cent sur les trois premières commandes, avec un code.',
      label: { fr_FR: 'Offre de bienvenue', en_GB: 'Welcome offer' },
      settings: { percent: 1000 },
      priority: 10,
      needsCode: true,
      code: CODE,
      usesPerCustomer: 3,
    }
    const write = await app.container.make(WriteResource)
    await write.create(made, rule, systemWriter(systemOrigin('command', 'demo')))
    report('marketing.demo.code', { code: CODE })
  },
}

export default demo
