import app from '@adonisjs/core/services/app'
import { MakeExport, type ExportOrder } from '#plugins/platform/services/export/make_export'
import type { Job } from '#core/jobs/job'

/** Writes an export file; its owner downloads it from the tray. */
const exportJob: Job = {
  async run(payload, run) {
    const makeExport = await app.container.make(MakeExport)
    // Payloads are stored as JSON. Only this plugin enqueues the job, always with this type.
    const { file, rows } = await makeExport.execute(payload as unknown as ExportOrder, run)
    run.result({ file: file.id, name: file.name, rows })
  },
}

export default exportJob
