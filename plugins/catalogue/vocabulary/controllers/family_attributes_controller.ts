import { inject } from '@adonisjs/core'
import { FindFamilyForStaff } from '#plugins/catalogue/vocabulary/queries/find_family_for_staff'

/** Every attribute that may stand in a group of a family. */
@inject()
export default class FamilyAttributesController {
  constructor(private readonly find: FindFamilyForStaff) {}

  async index() {
    return { data: await this.find.attributes() }
  }
}
