import { inject } from '@adonisjs/core'
import { ListSources } from '#plugins/sales/queries/shipments/list_sources'

/** Where parcels may leave from. */
@inject()
export default class AdminShipmentSourcesController {
  constructor(private readonly list: ListSources) {}

  async index() {
    return { data: await this.list.execute() }
  }
}
