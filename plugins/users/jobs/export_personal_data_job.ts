import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { FileStore } from '#core/files/file_store'
import { PackPersonalData } from '#plugins/users/queries/pack_personal_data'
import type { Job } from '#core/jobs/job'
import type { Locale } from '#core/i18n/locales'

/** Long enough to be sent on, short enough not to become another place where the data lie. */
const DAYS = 7

/** Makes the file with everything that the shop knows about a customer. */
const exportPersonalDataJob: Job = {
  async run({ customerId, locale }, run) {
    const pack = await app.container.make(PackPersonalData)
    const archive = await pack.execute(customerId as number, locale as Locale)
    const files = await app.container.make(FileStore)
    const folder = join(app.config.get<string>('cellier.storagePath'), 'incoming')
    await mkdir(folder, { recursive: true })
    const path = join(folder, `personal-data-${randomUUID()}`)
    try {
      await writeFile(path, archive, { mode: 0o600 })
      const file = { name: `client-${customerId}.zip`, type: 'application/zip', path, days: DAYS }
      run.result({ file: (await files.store({ ...file, owner: run.owner })).id })
    } finally {
      await rm(path, { force: true })
    }
  },
}

export default exportPersonalDataJob
