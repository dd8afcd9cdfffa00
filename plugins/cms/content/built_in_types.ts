import { inject } from '@adonisjs/core'
import { BUILT_IN } from '#plugins/cms/content/built_in'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { systemWriter } from '#core/resources/writer'
import type { Origin } from '#core/audit/origin'

/** Inserts the built-in content types that the shop lacks. */
@inject()
export class SeedContentTypes {
  constructor(
    private readonly store: Store,
    private readonly resources: ResourceCatalogue,
    private readonly write: WriteResource
  ) {}

  async execute(origin: Origin): Promise<void> {
    const rows = await this.store.reader.all<{ code: string }>('select code from cms_content_types')
    const present = new Set(rows.map(({ code }) => code))
    const missing = BUILT_IN.filter(({ code }) => !present.has(code))
    if (missing.length === 0) return
    const made = this.resources.find('cms.content_types') as MadeResource
    await this.store.transaction(async (trx) => {
      for (const type of missing) {
        const row = { ...type, isBuiltIn: true, isOfFile: false }
        await this.write.createIn(trx, made, row, systemWriter(origin))
      }
    })
  }
}
