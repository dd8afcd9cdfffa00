import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { listChoices } from '#plugins/configuration/queries/list_choices'
import { fromStore } from '#plugins/configuration/services/written_row'

/** What a channel may be made of. */
@inject()
export default class ChannelChoicesController {
  constructor(private readonly database: Store) {}

  async index() {
    return { data: await listChoices(fromStore(this.database)) }
  }
}
