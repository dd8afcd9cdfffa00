import type { Router } from '@adonisjs/core/http'
import { storePasswordReset, updatePasswordReset } from '#plugins/users/validators/account_validator'
import { storeRegistration } from '#plugins/users/validators/registration_validator'
import { storeSession } from '#plugins/users/validators/session_validator'

const EmailConfirmationsController = () => import('#plugins/users/controllers/email_confirmations_controller')
const ForgottenPasswordsController = () => import('#plugins/users/controllers/forgotten_passwords_controller')
const CustomerPasswordsController = () => import('#plugins/users/controllers/customer_passwords_controller')
const RegistrationsController = () => import('#plugins/users/controllers/registrations_controller')
const SessionsController = () => import('#plugins/users/controllers/sessions_controller')

const API = '/api/users'

/** Visitors register, sign in and out, and confirm their e-mail address. */
export function comingInRoutes(router: Router): void {
  router.get(`${API}/registration`, [RegistrationsController, 'show']).as('users.registration.show').public()
  router
    .post(`${API}/customers`, [RegistrationsController, 'store'])
    .as('users.customers.store')
    .public()
    .accepts(storeRegistration)
  router.post(`${API}/session`, [SessionsController, 'store']).as('users.session.store').public().accepts(storeSession)
  router.delete(`${API}/session`, [SessionsController, 'destroy']).as('users.session.destroy').customer()
  router
    .post(`${API}/password-resets`, [ForgottenPasswordsController, 'store'])
    .as('users.password_resets.store')
    .public()
    .accepts(storePasswordReset)
  router
    .put(`${API}/password-resets/:token`, [CustomerPasswordsController, 'update'])
    .as('users.password_resets.update')
    .public()
    .accepts(updatePasswordReset)
  router
    .post(`${API}/email-confirmations`, [EmailConfirmationsController, 'store'])
    .as('users.email_confirmations.store')
    .customer()
  router
    .put(`${API}/email-confirmations/:token`, [EmailConfirmationsController, 'update'])
    .as('users.email_confirmations.update')
    .public()
}
