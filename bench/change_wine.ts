import { boot } from './boot.js'
import { toInput } from './bench_attributes.js'
import { generateWines, type BenchWine } from './wines.js'
import { systemOrigin } from '#core/audit/origin'
import { endProcess } from '#core/console/end_process'
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

process.on('message', (message) => void (message === 'stop' ? endProcess(0) : change(String(message))))
process.on('disconnect', () => void endProcess(0))
process.send?.('ready')
