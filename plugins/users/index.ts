export { customerGroupOf } from '#plugins/users/customer_group'
export { groupsOf, type HeldGroup } from '#plugins/users/services/roles_in_memory'
export { emailRule } from '#plugins/users/services/email_rule'
export { passwordRule } from '#plugins/users/services/password_rule'
export type {
  ErasedCount,
  PersonalDataSource,
  PersonalSection,
  PersonalValue,
} from '#plugins/users/contracts/personal_data_source'
