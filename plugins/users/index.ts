// Other plugins enter customers and their accounts here. Events: `users.customer.registered`, `users.customer.confirmed`.
export { ChangeSeededRole, type RoleChange } from '#plugins/users/actions/roles/change_seeded_role'
export { CreateCustomer, type NewCustomer } from '#plugins/users/actions/create_customer'
export { SaveAddress, type AddressTarget } from '#plugins/users/actions/customers/save_address'
export type { CustomerFigure, CustomerFigures } from '#plugins/users/contracts/customer_figures'
export type {
  ErasedCount,
  PartCount,
  PersonalDataSource,
  PersonalSection,
  PersonalValue,
} from '#plugins/users/contracts/personal_data_source'
export { customerGroupOf } from '#plugins/users/customer_group'
export { addressNotFound, customerNotFound } from '#plugins/users/errors/customers'
export { FindPeople } from '#plugins/users/queries/find_people'
export { FindCustomer, type CustomerRecord } from '#plugins/users/queries/find_customer'
export { ListAddresses } from '#plugins/users/queries/list_addresses'
export { listCountries, type CountryChoice } from '#plugins/users/queries/list_countries'
export { default as staff } from '#plugins/users/resources/staff'
export { default as staffGroups } from '#plugins/users/resources/staff_groups'
export { isOfAge } from '#plugins/users/services/birth_date'
export { OrderReadiness } from '#plugins/users/services/order_readiness'
export type { CustomerPerson, StaffPerson } from '#plugins/users/services/accounts'
export type { AddressForm } from '#plugins/users/services/address_fields'
export { currentCustomer } from '#plugins/users/services/current_customer'
export { emailRule } from '#plugins/users/services/email_rule'
export { passwordRule } from '#plugins/users/services/password_rule'
export { readPhone, writePhone } from '#plugins/users/services/phone_number'
export { readPlace, type Place } from '#plugins/users/services/postcode'
export { shopAddress } from '#core/links/shop_address'
export { groupsOf, type HeldGroup } from '#plugins/users/services/role_cache'
export { territoryOf, type Territory } from '#plugins/users/services/territory'
export type { AddressAnswer } from '#plugins/users/transformers/address'
export { addressFields } from '#plugins/users/validators/address_validator'
export { countryRule, phoneRule, postcodeRule, siretRule, vatNumberRule } from '#plugins/users/validators/rules'
