import { inject } from '@adonisjs/core'
import { PreviewContent } from '#plugins/cms/preview/preview_content'
import { can } from '#core/identity/identity_port'
import { formOfRequest } from '#plugins/cms/workflow/open_form'
import { showPreviewLink } from '#plugins/cms/preview/preview_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** Links to previews of contents. */
@inject()
export default class ContentPreviewsController {
  constructor(private readonly preview: PreviewContent) {}

  async show(ctx: HttpContext) {
    const { unsaved = false } = await showPreviewLink.validate(ctx.request.qs())
    const { id, type } = await formOfRequest(ctx)
    const person = ctx.person as Person
    return { data: await this.preview.link({ id, type, isUnsaved: unsaved }, person, (key) => can(person, key)) }
  }
}
