import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { MakeExport, type ExportOrder } from '#plugins/platform/services/export/make_export'
import type { Job } from '#core/jobs/job'

/** Makes the file that somebody asked for; its owner finds it in the tray. */
const exportJob: Job = {
  async run(payload, run) {
    const store = await app.container.make(Store)
    const row = await store.reader.first<{ owner_id: number }>('select owner_id from core_jobs where id = ?', [run.id])
    const make = await app.container.make(MakeExport)
    const { file, rows } = await make.execute(payload as unknown as ExportOrder, Number(row?.owner_id), run)
    run.result({ file: file.id, name: file.name, rows })
  },
}

export default exportJob
