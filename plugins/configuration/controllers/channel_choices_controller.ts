import { inject } from '@adonisjs/core'
import { listChoices } from '#plugins/configuration/queries/list_choices'
import { CommittedRows } from '#plugins/configuration/queries/committed_rows'

/** The choices of the form of a channel. */
@inject()
export default class ChannelChoicesController {
  constructor(private readonly rows: CommittedRows) {}

  async index() {
    return { data: await listChoices(this.rows.read) }
  }
}
