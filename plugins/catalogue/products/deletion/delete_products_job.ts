import app from '@adonisjs/core/services/app'
import { DeleteProducts } from '#plugins/catalogue/products/deletion/delete_products'
import type { Job } from '#core/jobs/job'
import type { Origin } from '#core/audit/origin'

/** Products of one transaction. */
const BATCH = 50

const deleteProductsJob: Job = {
  async run(payload, { signal, progress, result }) {
    const { ids, staff } = payload as { ids: number[]; staff: { id: number; name: string } }
    const origin: Origin = { channel: 'job', actor: { kind: 'staff', ...staff } }
    const action = await app.container.make(DeleteProducts)
    let [deleted, kept] = [0, 0]
    for (let from = 0; from < ids.length; from += BATCH) {
      signal.throwIfAborted()
      const batch = await action.free(ids.slice(from, from + BATCH), origin)
      deleted += batch.deleted
      kept += batch.kept
      result({ deleted, kept })
      await progress(Math.min(from + BATCH, ids.length), ids.length)
    }
  },
}

export default deleteProductsJob
