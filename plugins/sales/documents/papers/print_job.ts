import app from '@adonisjs/core/services/app'
import { PrintPapers } from '#plugins/sales/documents/papers/print_papers'
import type { Job } from '#core/jobs/job'
import type { PaperWish } from '#plugins/sales/documents/papers/actions/request_papers'

/** Prints the documents that somebody asked for; they find the file in the tray. */
const printJob: Job = {
  async run(payload, run) {
    const print = await app.container.make(PrintPapers)
    // The payload is the wish that `RequestPapers` queued.
    const { file, printed } = await print.execute(payload as unknown as PaperWish, run)
    run.result({ file: file.id, name: file.name, rows: printed })
  },
}

export default printJob
