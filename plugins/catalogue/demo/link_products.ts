import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { systemOrigin } from '#core/audit/origin'
import { UpsertProducts } from '#plugins/catalogue/actions/upsert_products'
import type { DemoShop } from '#core/plugin/contract'

/** Has some wines of the demo propose others in the cart. */
export async function linkDemoProducts({ app, folder }: DemoShop): Promise<void> {
  const links = JSON.parse(await readFile(join(folder, 'cross_sells.json'), 'utf8')) as Record<string, string[]>
  const products = Object.entries(links).map(([sku, wanted]) => ({
    variants: [{ sku }],
    links: { cross_sell: wanted },
  }))
  const upsert = await app.container.make(UpsertProducts)
  const results = await upsert.execute(products, { origin: systemOrigin('command', 'demo') })
  const refused = results.flatMap(({ errors }) => errors)[0]
  if (refused) throw new Error(`The demo's cross_sells.json: ${JSON.stringify(refused)}`)
}
