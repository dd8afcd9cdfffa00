import type { Router } from '@adonisjs/core/http'
import {
  askPassword,
  destroyProfile,
  storePasswordReset,
  storeSecondStep,
  storeToken,
  updateLanguage,
  updatePassword,
  updatePasswordReset,
  updateProfile,
  updateTwoFactor,
} from '#plugins/users/validators/account_validator'
import { storeSession } from '#plugins/users/validators/session_validator'

const session = () => import('#plugins/users/controllers/admin_sessions_controller')
const secondStep = () => import('#plugins/users/controllers/second_step_controller')
const resets = () => import('#plugins/users/controllers/password_resets_controller')
const profile = () => import('#plugins/users/controllers/admin_profile_controller')
const language = () => import('#plugins/users/controllers/language_controller')
const confirmations = () => import('#plugins/users/controllers/confirmations_controller')
const password = () => import('#plugins/users/controllers/admin_password_controller')
const twoFactor = () => import('#plugins/users/controllers/two_factor_controller')
const recoveryCodes = () => import('#plugins/users/controllers/recovery_codes_controller')
const signIns = () => import('#plugins/users/controllers/sign_ins_controller')
const otherSignIns = () => import('#plugins/users/controllers/other_sign_ins_controller')
const tokens = () => import('#plugins/users/controllers/tokens_controller')
const tokenScopes = () => import('#plugins/users/controllers/token_scopes_controller')

const API = '/api/admin/users'

/** Staff sign in and out, and edit their own account. */
export function accountRoutes(router: Router): void {
  comingIn(router)
  router.get(`${API}/profile`, [profile, 'show']).as('users.admin.profile.show').staff()
  router.put(`${API}/profile`, [profile, 'update']).as('users.admin.profile.update').staff().accepts(updateProfile)
  router
    .delete(`${API}/profile`, [profile, 'destroy'])
    .as('users.admin.profile.destroy')
    .permission('users.admins.delete_self')
    .accepts(destroyProfile)
  router
    .post(`${API}/confirmations`, [confirmations, 'store'])
    .as('users.admin.confirmations.store')
    .permission('users.admins.confirm')
    .accepts(askPassword)
  router
    .put(`${API}/profile/language`, [language, 'update'])
    .as('users.admin.language.update')
    .staff()
    .accepts(updateLanguage)
  safety(router)
  programs(router)
}

function comingIn(router: Router): void {
  router.post(`${API}/session`, [session, 'store']).as('users.admin.session.store').public().accepts(storeSession)
  router.delete(`${API}/session`, [session, 'destroy']).as('users.admin.session.destroy').staff()
  router
    .post(`${API}/session/second-step`, [secondStep, 'store'])
    .as('users.admin.second_step.store')
    .public()
    .accepts(storeSecondStep)
  router
    .post(`${API}/password-resets`, [resets, 'store'])
    .as('users.admin.password_resets.store')
    .public()
    .accepts(storePasswordReset)
  router
    .put(`${API}/password-resets/:token`, [resets, 'update'])
    .as('users.admin.password_resets.update')
    .public()
    .accepts(updatePasswordReset)
}

function safety(router: Router): void {
  router
    .put(`${API}/profile/password`, [password, 'update'])
    .as('users.admin.password.update')
    .staff()
    .accepts(updatePassword)
  router
    .post(`${API}/profile/two-factor`, [twoFactor, 'store'])
    .as('users.admin.two_factor.store')
    .staff()
    .accepts(askPassword)
  router
    .put(`${API}/profile/two-factor`, [twoFactor, 'update'])
    .as('users.admin.two_factor.update')
    .staff()
    .accepts(updateTwoFactor)
  router
    .delete(`${API}/profile/two-factor`, [twoFactor, 'destroy'])
    .as('users.admin.two_factor.destroy')
    .staff()
    .accepts(askPassword)
  router
    .post(`${API}/profile/recovery-codes`, [recoveryCodes, 'store'])
    .as('users.admin.recovery_codes.store')
    .staff()
    .accepts(askPassword)
  router.get(`${API}/profile/sign-ins`, [signIns, 'index']).as('users.admin.sign_ins.index').staff()
  router.delete(`${API}/profile/sign-ins/:id`, [signIns, 'destroy']).as('users.admin.sign_ins.destroy').staff()
  router
    .delete(`${API}/profile/other-sign-ins`, [otherSignIns, 'destroy'])
    .as('users.admin.other_sign_ins.destroy')
    .staff()
}

function programs(router: Router): void {
  router.get(`${API}/profile/tokens`, [tokens, 'index']).as('users.admin.tokens.index').staff()
  router.post(`${API}/profile/tokens`, [tokens, 'store']).as('users.admin.tokens.store').staff().accepts(storeToken)
  router.delete(`${API}/profile/tokens/:id`, [tokens, 'destroy']).as('users.admin.tokens.destroy').staff()
  router.get(`${API}/profile/token-scopes`, [tokenScopes, 'index']).as('users.admin.token_scopes.index').staff()
}
