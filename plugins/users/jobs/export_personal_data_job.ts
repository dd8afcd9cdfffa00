import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { FileStore } from '#core/files/file_store'
import { Translator } from '#core/i18n/translator'
import { PersonalDataPage } from '#plugins/users/services/personal_data_page'
import { ReadPersonalData } from '#plugins/users/queries/read_personal_data'
import { zip } from '#core/files/zip'
import type { Job } from '#core/jobs/job'
import type { Locale } from '#core/i18n/locales'

/** Long enough to be sent on, short enough not to become another place where the data lie. */
const DAYS = 7

/** Packs everything that the shop knows about a customer: as JSON for programs, and as a page for people. */
const exportPersonalDataJob: Job = {
  async run({ customerId, locale, owner }, run) {
    const archive = await pack(customerId as number, locale as Locale)
    const files = await app.container.make(FileStore)
    const folder = join(app.config.get<string>('cellier.storagePath'), 'incoming')
    await mkdir(folder, { recursive: true })
    const path = join(folder, `personal-data-${randomUUID()}`)
    try {
      await writeFile(path, archive, { mode: 0o600 })
      const file = { name: `client-${customerId}.zip`, type: 'application/zip', path, days: DAYS }
      run.result({ file: (await files.keep({ ...file, ownerId: owner as number | null })).id })
    } finally {
      await rm(path, { force: true })
    }
  },
}

async function pack(customerId: number, locale: Locale): Promise<Buffer> {
  const clock = await app.container.make(Clock)
  const query = await app.container.make(ReadPersonalData)
  const sections = await query.sections(customerId)
  const records = Object.fromEntries(sections.map((section) => [section.key, section.records]))
  const json = JSON.stringify({ exportedAt: clock.iso(), ...records }, null, 2)
  const page = new PersonalDataPage(await app.container.make(Translator), locale).render(sections, clock.now())
  return zip([
    { name: 'donnees.html', bytes: Buffer.from(page) },
    { name: 'donnees.json', bytes: Buffer.from(json) },
  ])
}

export default exportPersonalDataJob
