import { inject } from '@adonisjs/core'
import { ListFamilyAttributes } from '#plugins/catalogue/vocabulary/queries/list_family_attributes'

/** Every attribute that may stand in a group of a family. */
@inject()
export default class FamilyAttributesController {
  constructor(private readonly list: ListFamilyAttributes) {}

  async index() {
    return { data: await this.list.execute() }
  }
}
