import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { fromStore } from '#core/database/run_rows'
import { listChannelNames } from '#plugins/configuration/queries/list_channels'
import type { CodeNames } from '#core/audit/code_names'

/** Channels by their codes. */
export default {
  fields: ['channel', 'channels'],

  async read(locale) {
    const run = fromStore(await app.container.make(Store))
    return listChannelNames(run, locale)
  },
} satisfies CodeNames
