import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { ChangeColours } from '#plugins/branding/actions/change_colours'
import { DescribeBranding } from '#plugins/branding/queries/describe_branding'
import { updateColours } from '#plugins/branding/validators/colour_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Staff choose colours; the response lists the pairs that are hard to read. */
@inject()
export default class ColoursController {
  constructor(
    private readonly change: ChangeColours,
    private readonly describe: DescribeBranding
  ) {}

  async update(ctx: HttpContext) {
    const { colours } = await ctx.request.validateUsing(updateColours)
    await this.change.execute(colours, requestOrigin(ctx))
    return { data: await this.describe.execute() }
  }
}
