import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import { showFile, storeStaffMessage, storeStaffMove, storeStaffReturn } from '#plugins/rma/returns/return_validator'

const ReturnsController = () => import('#plugins/rma/returns/controllers/admin_returns_controller')
const FilesController = () => import('#plugins/rma/returns/controllers/return_files_controller')
const PapersController = () => import('#plugins/rma/returns/controllers/return_papers_controller')

const [ALL, ONE] = ['/api/admin/rma/returns', '/api/admin/rma/returns/:id']

/** Staff open returns for customers and move them on. */
export function adminReturnRoutes(router: Router): void {
  router
    .get(ALL, [ReturnsController, 'index'])
    .as('rma.admin.returns.index')
    .permission('rma.returns.list')
    .accepts(listQuery)
  router
    .post(ALL, [ReturnsController, 'store'])
    .as('rma.admin.returns.store')
    .permission('rma.returns.create')
    .accepts(storeStaffReturn)
  router
    .get('/api/admin/rma/orders/:id/form', [ReturnsController, 'form'])
    .as('rma.admin.forms.show')
    .permission('rma.returns.create')
  router
    .post('/api/admin/rma/files', [FilesController, 'storeForStaff'])
    .as('rma.admin.files.store')
    .permission('rma.returns.message')
  router.get(ONE, [ReturnsController, 'show']).as('rma.admin.returns.show').permission('rma.returns.view')
  router
    .get(`${ONE}/files/:file`, [FilesController, 'showForStaff'])
    .as('rma.admin.files.show')
    .permission('rma.returns.view')
    .accepts(showFile)
  router
    .get(`${ONE}/papers/:kind`, [PapersController, 'showForStaff'])
    .as('rma.admin.papers.show')
    .permission('rma.returns.view')
  router
    .post(`${ONE}/messages`, [ReturnsController, 'message'])
    .as('rma.admin.messages.store')
    .permission('rma.returns.message')
    .accepts(storeStaffMessage)
  // Each move needs its own right besides.
  router
    .post(`${ONE}/moves`, [ReturnsController, 'move'])
    .as('rma.admin.moves.store')
    .permission('rma.returns.view')
    .accepts(storeStaffMove)
}
