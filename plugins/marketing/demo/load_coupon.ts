import { SaveCartRule } from '#plugins/marketing/actions/save_cart_rule'
import { Store } from '#core/database/store'
import { systemOrigin } from '#core/audit/origin'
import type { DemoLoader } from '#core/plugin/contract'

const CODE = 'BIENVENUE10'

/** One code to try in the demo shop: ten percent off the first orders. */
const demo: DemoLoader = {
  async load({ app, report }) {
    const store = await app.container.make(Store)
    if (await store.reader.first('select id from marketing_cart_rules limit 1')) return
    await (
      await app.container.make(SaveCartRule)
    ).create(
      {
        name: 'Bienvenue',
        description: 'Dix pour cent sur les trois premières commandes, avec un code.',
        label: { fr_FR: 'Offre de bienvenue', en_GB: 'Welcome offer' },
        isActive: true,
        startsOn: null,
        endsOn: null,
        channels: [],
        groups: [],
        kind: 'percent',
        amount: 1000,
        mostPieces: null,
        onShipping: false,
        freeShipping: false,
        stopsOthers: false,
        priority: 10,
        needsCode: true,
        code: CODE,
        usageLimit: null,
        usesPerCustomer: 3,
        conditions: { match: 'all', list: [] },
      },
      systemOrigin('command', 'demo')
    )
    report('marketing.demo.code', { code: CODE })
  },
}

export default demo
