import { loadDemoContents } from '#plugins/cms/demo/load_contents'
import { loadDemoMenus } from '#plugins/cms/demo/load_menus'
import type { DemoLoader } from '#core/plugin/contract'

/** The pages, the guides and the menus of the demo shop. */
const demo: DemoLoader = {
  async load(shop) {
    await loadDemoContents(shop)
    await loadDemoMenus(shop)
  },
}

export default demo
