import app from '@adonisjs/core/services/app'
import { MakeExport, type ExportOrder } from '#plugins/platform/services/export/make_export'
import type { Job } from '#core/jobs/job'

/** Makes the file that somebody asked for; its owner finds it in the tray. */
const exportJob: Job = {
  async run(payload, run) {
    const make = await app.container.make(MakeExport)
    const { file, rows } = await make.execute(payload as unknown as ExportOrder, run)
    run.result({ file: file.id, name: file.name, rows })
  },
}

export default exportJob
