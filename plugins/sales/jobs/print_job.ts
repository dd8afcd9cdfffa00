import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { PrintPapers } from '#plugins/sales/services/papers/print_papers'
import type { Job } from '#core/jobs/job'
import type { PaperWish } from '#plugins/sales/actions/papers/request_papers'

/** Prints the documents that somebody asked for; they find the file in the tray. */
const printJob: Job = {
  async run(payload, run) {
    const store = await app.container.make(Store)
    const row = await store.reader.first<{ owner_id: number }>('select owner_id from core_jobs where id = ?', [run.id])
    const print = await app.container.make(PrintPapers)
    const { file, printed } = await print.execute(payload as unknown as PaperWish, Number(row?.owner_id), run)
    run.result({ file: file.id, name: file.name, rows: printed })
  },
}

export default printJob
