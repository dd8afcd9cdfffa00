import { inject } from '@adonisjs/core'
import { DescribeBranding } from '#plugins/branding/queries/describe_branding'
import { ThemeFiles } from '#plugins/branding/brands/theme_file'
import { can } from '#core/identity/identity_port'
import { showBranding, updateTheme } from '#plugins/branding/validators/branding_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** The theme of a brand as a file. */
@inject()
export default class ThemesController {
  constructor(
    private readonly files: ThemeFiles,
    private readonly describe: DescribeBranding
  ) {}

  async show({ request }: HttpContext) {
    const { brand } = await showBranding.validate(request.qs())
    return { data: await this.files.write(brand) }
  }

  async update({ request, shop, person }: HttpContext) {
    const { brandId, version, theme } = await request.validateUsing(updateTheme)
    const mayChangePictures = can(person as Person, 'branding.update_images')
    const { id, missing } = await this.files.take({ brandId, version, theme, mayChangePictures })
    return { data: await this.describe.execute(shop.locale, id), meta: { missing } }
  }
}
