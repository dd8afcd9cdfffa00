import { refusal } from '#core/errors/domain_error'

/** What is told of a file of customers. */
export const customersWithoutPassword = refusal('E_USERS_IMPORT_WITHOUT_PASSWORD', 422, 'users.import.without_password')
export const passwordsLeftAside = refusal('E_USERS_IMPORT_PASSWORDS', 422, 'users.import.passwords_left_aside')
export const consentsLeftAside = refusal('E_USERS_IMPORT_CONSENTS', 422, 'users.import.consents_left_aside')
export const addressesLeftAside = refusal('E_USERS_IMPORT_ADDRESSES', 422, 'users.import.addresses_left_aside')
