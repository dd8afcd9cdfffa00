import type { Router } from '@adonisjs/core/http'
import { showWorkflow, updateWorkflow } from '#plugins/tickets/workflow/workflow_validator'

const Controller = () => import('#plugins/tickets/workflow/workflow_controller')

const API = '/api/admin/tickets/workflow'

/** Who moves tickets from where to where. */
export function workflowRoutes(router: Router): void {
  router
    .get(API, [Controller, 'show'])
    .as('tickets.admin.workflow.show')
    .permission('tickets.workflow.view')
    .accepts(showWorkflow)
  router
    .put(API, [Controller, 'update'])
    .as('tickets.admin.workflow.update')
    .permission('tickets.workflow.update')
    .accepts(updateWorkflow)
}
