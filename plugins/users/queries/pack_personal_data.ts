import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Translator } from '#core/i18n/translator'
import { PersonalDataPage } from '#plugins/users/services/personal_data_page'
import { ReadPersonalData } from '#plugins/users/queries/read_personal_data'
import { zip } from '#core/files/zip'
import type { Locale } from '#core/i18n/locales'

/** Packs everything that the shop knows about a customer: as JSON for programs, and as a page for people. */
@inject()
export class PackPersonalData {
  constructor(
    private readonly clock: Clock,
    private readonly read: ReadPersonalData,
    private readonly translator: Translator
  ) {}

  async execute(customerId: number, locale: Locale): Promise<Buffer> {
    const sections = await this.read.sections(customerId)
    const records = Object.fromEntries(sections.map((section) => [section.key, section.records]))
    const json = JSON.stringify({ exportedAt: this.clock.iso(), ...records }, null, 2)
    const page = new PersonalDataPage(this.translator, locale).render(sections, this.clock.now())
    return zip([
      { name: 'donnees.html', bytes: Buffer.from(page) },
      { name: 'donnees.json', bytes: Buffer.from(json) },
    ])
  }
}
