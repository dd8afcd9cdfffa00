import { inject } from '@adonisjs/core'
import { ContentDrafts } from '#plugins/cms/workflow/content_drafts'
import { keepDraft } from '#plugins/cms/workflow/workflow_validators'
import { formOfRequest } from '#plugins/cms/workflow/open_form'
import type { HttpContext } from '@adonisjs/core/http'
import type { Unsaved } from '#plugins/cms/workflow/content_drafts'
import type { Person } from '#core/identity/person'

/** What is unsaved in the form of a content, and who else has it open. */
@inject()
export default class ContentDraftsController {
  constructor(private readonly drafts: ContentDrafts) {}

  async show(ctx: HttpContext) {
    return { data: await this.drafts.unsaved(await formOfRequest(ctx), ctx.person as Person) }
  }

  async update(ctx: HttpContext) {
    const { values, version = 0 } = await ctx.request.validateUsing(keepDraft)
    const unsaved = values ? { values: values as Unsaved['values'], version } : undefined
    return { data: await this.drafts.keep(await formOfRequest(ctx), ctx.person as Person, unsaved) }
  }

  async destroy(ctx: HttpContext) {
    await this.drafts.forget(await formOfRequest(ctx), ctx.person as Person)
    ctx.response.noContent()
  }
}
