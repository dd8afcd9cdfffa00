import { destroyRecord } from '#core/http/record_validators'
import type { Router } from '@adonisjs/core/http'
import { askPassword, updatePassword } from '#plugins/users/validators/account_validator'
import { storeAddress, updateAddress } from '#plugins/users/validators/address_validator'
import { updateOwnEmail, updateOwnProfile } from '#plugins/users/validators/own_account_validator'

const AccountController = () => import('#plugins/users/controllers/account_controller')
const AddressesController = () => import('#plugins/users/controllers/addresses_controller')
const CountriesController = () => import('#plugins/users/controllers/countries_controller')
const DataController = () => import('#plugins/users/controllers/own_personal_data_controller')
const DataFilesController = () => import('#plugins/users/controllers/own_data_files_controller')
const EmailsController = () => import('#plugins/users/controllers/own_emails_controller')
const PasswordsController = () => import('#plugins/users/controllers/own_passwords_controller')
const ProfileController = () => import('#plugins/users/controllers/profile_controller')
const SignInsController = () => import('#plugins/users/controllers/own_sign_ins_controller')

/** Customers edit their own account. */
export function ownAccountRoutes(router: Router): void {
  router.get('/api/users/account', [AccountController, 'show']).as('users.account.show').customer()
  router.get('/api/users/countries', [CountriesController, 'index']).as('users.countries.index').public()
  profileRoutes(router)
  addressRoutes(router)
  safetyRoutes(router)
}

function profileRoutes(router: Router): void {
  router
    .get('/api/users/profile', [ProfileController, 'show'])
    .as('users.profile.show')
    .customer('users.account.profile')
  router
    .put('/api/users/profile', [ProfileController, 'update'])
    .as('users.profile.update')
    .customer('users.account.profile')
    .accepts(updateOwnProfile)
}

function addressRoutes(router: Router): void {
  const [all, one] = ['/api/users/addresses', '/api/users/addresses/:id']
  const permission = 'users.account.addresses'
  router.get(all, [AddressesController, 'index']).as('users.addresses.index').customer(permission)
  router
    .post(all, [AddressesController, 'store'])
    .as('users.addresses.store')
    .customer(permission)
    .accepts(storeAddress)
  router.get(one, [AddressesController, 'show']).as('users.addresses.show').customer(permission)
  router
    .put(one, [AddressesController, 'update'])
    .as('users.addresses.update')
    .customer(permission)
    .accepts(updateAddress)
  router
    .delete(one, [AddressesController, 'destroy'])
    .as('users.addresses.destroy')
    .customer(permission)
    .accepts(destroyRecord)
}

/** What is everybody's own, whatever their group may do. */
function safetyRoutes(router: Router): void {
  router
    .put('/api/users/email', [EmailsController, 'update'])
    .as('users.email.update')
    .customer()
    .accepts(updateOwnEmail)
  router
    .put('/api/users/password', [PasswordsController, 'update'])
    .as('users.password.update')
    .customer()
    .accepts(updatePassword)
  router.get('/api/users/sign-ins', [SignInsController, 'index']).as('users.sign_ins.index').customer()
  router.delete('/api/users/sign-ins/:id', [SignInsController, 'destroy']).as('users.sign_ins.destroy').customer()
  router.get('/api/users/personal-data', [DataController, 'show']).as('users.personal_data.show').customer()
  router
    .delete('/api/users/personal-data', [DataController, 'destroy'])
    .as('users.personal_data.destroy')
    .customer()
    .accepts(askPassword)
  router
    .get('/api/users/personal-data/file', [DataFilesController, 'show'])
    .as('users.personal_data_files.show')
    .customer()
}
