import type { Router } from '@adonisjs/core/http'
import {
  indexReturns,
  showFile,
  storeMessage,
  storeMove,
  storeParcel,
  storeReturn,
  withKey,
} from '#plugins/rma/returns/return_validator'

const ReturnsController = () => import('#plugins/rma/returns/controllers/returns_controller')
const StepsController = () => import('#plugins/rma/returns/controllers/return_steps_controller')
const FilesController = () => import('#plugins/rma/returns/controllers/return_files_controller')
const PapersController = () => import('#plugins/rma/returns/controllers/return_papers_controller')

const [ORDER, ALL, ONE] = ['/api/rma/orders/:number', '/api/rma/returns', '/api/rma/returns/:id']

/** Customers ask for returns and follow them; guests come by the key of a signed link. */
export function returnRoutes(router: Router): void {
  router
    .get(ALL, [ReturnsController, 'index'])
    .as('rma.returns.index')
    .customer('rma.account.returns')
    .accepts(indexReturns)
  router.get(`${ORDER}/form`, [ReturnsController, 'form']).as('rma.forms.show').public().accepts(withKey)
  router.post(`${ORDER}/returns`, [ReturnsController, 'store']).as('rma.returns.store').public().accepts(storeReturn)
  router.post(`${ORDER}/files`, [FilesController, 'store']).as('rma.files.store').public().accepts(withKey)
  router.get(ONE, [ReturnsController, 'show']).as('rma.returns.show').public().accepts(withKey)
  router.get(`${ONE}/files/:file`, [FilesController, 'show']).as('rma.files.show').public().accepts(showFile)
  router.get(`${ONE}/papers/:kind`, [PapersController, 'show']).as('rma.papers.show').public().accepts(withKey)
  router.post(`${ONE}/messages`, [StepsController, 'message']).as('rma.messages.store').public().accepts(storeMessage)
  router.post(`${ONE}/parcels`, [StepsController, 'parcel']).as('rma.parcels.store').public().accepts(storeParcel)
  router.post(`${ONE}/moves`, [StepsController, 'move']).as('rma.moves.store').public().accepts(storeMove)
}
