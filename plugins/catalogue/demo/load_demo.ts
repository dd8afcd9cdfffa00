import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { systemOrigin } from '#core/audit/origin'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { STOCK_ALERTS_ENABLED } from '#plugins/catalogue/stock_alerts/settings'
import { keepDemoFiles } from '#plugins/catalogue/demo/keep_files'
import { loadDemoProducts } from '#plugins/catalogue/demo/load_products'
import { linkDemoProducts } from '#plugins/catalogue/demo/link_products'
import { loadTaxonomy, type Taxonomy } from '#plugins/catalogue/demo/load_taxonomy'
import type { DemoLoader, DemoShop } from '#core/plugin/contract'

/** The wines of the demo shop, with the words they need. */
const demo: DemoLoader = {
  async load(shop) {
    const { app, folder, report } = shop
    const store = await app.container.make(Store)
    const isEmpty = (await store.reader.first('select id from catalogue_products limit 1')) === null
    if (isEmpty) {
      const taxonomy = JSON.parse(await readFile(join(folder, 'taxonomy.json'), 'utf8')) as Taxonomy
      const made = await loadTaxonomy(app.container, taxonomy, systemOrigin('command', 'demo'))
      report('catalogue.demo.words', made)
    }
    await keepDemoFiles(shop)
    if (isEmpty) await chooseSettings(app)
    // Also where there are some: an import that was cut off goes on.
    if (await loadDemoProducts(shop)) await linkDemoProducts(shop)
  },
}

/** Wine is sold by six, and who waits for one is told. */
async function chooseSettings(app: DemoShop['app']): Promise<void> {
  const [store, settings] = await Promise.all([app.container.make(Store), app.container.make(Settings)])
  const origin = systemOrigin('command', 'demo')
  await store.transaction(async (trx) => {
    await settings.set(trx, 'catalogue.products.pack_quantity', 6, {}, origin)
    await settings.set(trx, STOCK_ALERTS_ENABLED, true, {}, origin)
  })
}

export default demo
