import { inject } from '@adonisjs/core'
import { Workflow } from '#plugins/tickets/workflow/workflow'
import { requestOrigin } from '#core/identity/request_origin'
import { showWorkflow, updateWorkflow } from '#plugins/tickets/workflow/workflow_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The workflow of a role in a tracker. */
@inject()
export default class WorkflowController {
  constructor(private readonly workflow: Workflow) {}

  async show(ctx: HttpContext) {
    const { roleId, trackerId } = await showWorkflow.validate(ctx.request.qs())
    return { data: await this.workflow.show({ roleId, trackerId }, ctx.shop.locale) }
  }

  async update(ctx: HttpContext) {
    const lines = await ctx.request.validateUsing(updateWorkflow)
    await this.workflow.update(lines, requestOrigin(ctx))
    return { data: await this.workflow.show(lines, ctx.shop.locale) }
  }
}
