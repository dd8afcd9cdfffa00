import { inject } from '@adonisjs/core'
import { DescribeBranding } from '#plugins/branding/queries/describe_branding'

/** The branding as staff see it. */
@inject()
export default class BrandingController {
  constructor(private readonly describe: DescribeBranding) {}

  async show() {
    return { data: await this.describe.execute() }
  }
}
