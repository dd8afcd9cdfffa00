import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { systemOrigin } from '#core/audit/origin'
import { UpsertProducts } from '#plugins/catalogue/products/upsert/upsert_products'
import { readDemoWines } from '#plugins/catalogue/demo/read_wines'
import { similarWines } from '#plugins/catalogue/demo/similar_wines'
import type { DemoShop } from '#core/plugin/contract'

/** Has every wine of the demo lead to those like it, and some propose others in the cart. */
export async function linkDemoProducts({ app, folder }: DemoShop): Promise<void> {
  const crossSells = JSON.parse(await readFile(join(folder, 'cross_sells.json'), 'utf8')) as Record<string, string[]>
  const similar = similarWines(await readDemoWines(join(folder, 'products.csv')))
  const skus = [...new Set([...similar.keys(), ...Object.keys(crossSells)])]
  const products = skus.map((sku) => {
    const [related, wanted] = [similar.get(sku), crossSells[sku]]
    return { variants: [{ sku }], links: { ...(related && { related }), ...(wanted && { cross_sell: wanted }) } }
  })
  const upsert = await app.container.make(UpsertProducts)
  const results = await upsert.execute(products, { origin: systemOrigin('command', 'demo') })
  const refused = results.flatMap(({ errors }) => errors)[0]
  if (refused) throw new Error(`The links of the demo's wines: ${JSON.stringify(refused)}`)
}
