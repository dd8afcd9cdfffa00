import { boot } from './boot.js'
import { toInput } from './bench_attributes.js'
import { generateWines, type BenchWine } from './wines.js'
import { systemOrigin } from '#core/audit/origin'
import { UpsertProducts } from '#plugins/catalogue/products/upsert/upsert_products'

/**
 * Another process that changes the first wine: each message is its new description. Answers with the time of the commit, in
 * milliseconds since 1970.
 */
const app = await boot()
const upsert = await app.container.make(UpsertProducts)
const [wine] = [...generateWines(1)] as [BenchWine]

async function change(description: string): Promise<void> {
  const changed = toInput({ ...wine, description: { ...wine.description, fr_FR: description } })
  const [result] = await upsert.execute([changed], { origin: systemOrigin('import') })
  process.send?.({ committedAt: performance.timeOrigin + performance.now(), outcome: result?.outcome })
}

process.on('message', (message) => (message === 'stop' ? process.exit(0) : void change(String(message))))
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
