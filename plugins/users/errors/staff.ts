import { refusal } from '#core/errors/domain_error'

export const staffUnknown = refusal('E_USERS_STAFF_UNKNOWN', 404, 'users.errors.staff_unknown')
export const roleNotChoosable = refusal('E_USERS_ROLE_NOT_CHOOSABLE', 422, 'users.errors.role_not_choosable')
/** The account has permissions that the person who changes it lacks: they could take it over. */
export const staffAbove = refusal('E_USERS_STAFF_ABOVE', 403, 'users.errors.staff_above')
/** No account would be left that may grant permissions. */
export const lastAdmin = refusal('E_USERS_LAST_ADMIN', 422, 'users.errors.last_admin')
export const notOneself = refusal('E_USERS_NOT_ONESELF', 422, 'users.errors.not_oneself')
export const roleNotFound = refusal('E_USERS_ROLE_NOT_FOUND', 404, 'users.errors.role_not_found')
export const roleNameMissing = refusal('E_USERS_ROLE_NAME_MISSING', 422, 'users.errors.role_name_missing')
export const roleNameTaken = refusal('E_USERS_ROLE_NAME_TAKEN', 422, 'users.errors.role_name_taken')
export const roleProtected = refusal('E_USERS_ROLE_PROTECTED', 422, 'users.errors.role_protected')
export const roleHeld = refusal('E_USERS_ROLE_HELD', 409, 'users.errors.role_held')
export const permissionUnknown = refusal('E_USERS_PERMISSION_UNKNOWN', 422, 'users.errors.permission_unknown')
export const permissionElsewhere = refusal('E_USERS_PERMISSION_ELSEWHERE', 422, 'users.errors.permission_elsewhere')
export const permissionNotHeld = refusal('E_USERS_PERMISSION_NOT_HELD', 403, 'users.errors.permission_not_held')
