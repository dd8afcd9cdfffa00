import type { Router } from '@adonisjs/core/http'

const mailState = () => import('#plugins/platform/controllers/mail_state_controller')
const keptMails = () => import('#plugins/platform/controllers/kept_mails_controller')

/** Mails that no server took. */
export function mailRoutes(router: Router): void {
  router.get('/api/admin/platform/mail-state', [mailState, 'show']).as('platform.admin.mail_state.show').staff()
  router
    .get('/api/admin/platform/kept-mails', [keptMails, 'index'])
    .as('platform.admin.kept_mails.index')
    .permission('platform.kept_mails.list')
  router
    .get('/api/admin/platform/kept-mails/:id', [keptMails, 'show'])
    .as('platform.admin.kept_mails.show')
    .permission('platform.kept_mails.list')
}
