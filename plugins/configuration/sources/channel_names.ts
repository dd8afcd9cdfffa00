import app from '@adonisjs/core/services/app'
import { CommittedRows } from '#plugins/configuration/queries/committed_rows'
import { listChannelNames } from '#plugins/configuration/queries/list_channels'
import type { CodeNames } from '#core/audit/code_names'

/** Channels by their codes. */
export default {
  fields: ['channel', 'channels'],

  async read(locale) {
    const { read } = await app.container.make(CommittedRows)
    return listChannelNames(read, locale)
  },
} satisfies CodeNames
