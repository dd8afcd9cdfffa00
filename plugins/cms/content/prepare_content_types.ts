import { SeedContentTypes } from '#plugins/cms/content/built_in_types'
import { systemOrigin } from '#core/audit/origin'
import type { Preparation } from '#core/boot/preparation'

/** Gives a new shop pages and posts. */
const prepareContentTypes: Preparation = {
  async prepare(app) {
    await (await app.container.make(SeedContentTypes)).execute(systemOrigin('command', 'seed:content_types'))
  },
}

export default prepareContentTypes
