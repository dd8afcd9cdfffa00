import type { ResponseOf } from '#web/lib/registry'

export type Customer = ResponseOf<'users.admin.customers.show'>['data']
export type CustomerChoices = ResponseOf<'users.admin.customer_choices.index'>['data']
export type Address = ResponseOf<'users.admin.customer_addresses.index'>['data'][number]
export type Note = ResponseOf<'users.admin.customer_notes.index'>['data'][number]

/** A customer as their form holds them. */
export type CustomerValues = Pick<
  Customer,
  | 'email'
  | 'kind'
  | 'firstName'
  | 'lastName'
  | 'gender'
  | 'birthDate'
  | 'phone'
  | 'company'
  | 'corporateName'
  | 'tradeName'
  | 'registrationNumber'
  | 'vatNumber'
  | 'website'
  | 'locale'
  | 'groupId'
  | 'isSuspended'
>

export function customerValues(customer: CustomerValues): CustomerValues {
  return {
    email: customer.email,
    kind: customer.kind,
    firstName: customer.firstName,
    lastName: customer.lastName,
    gender: customer.gender,
    birthDate: customer.birthDate,
    phone: customer.phone,
    company: customer.company,
    corporateName: customer.corporateName,
    tradeName: customer.tradeName,
    registrationNumber: customer.registrationNumber,
    vatNumber: customer.vatNumber,
    website: customer.website,
    locale: customer.locale,
    groupId: customer.groupId,
    isSuspended: customer.isSuspended,
  }
}

export const nobody: Omit<CustomerValues, 'groupId'> = {
  email: '',
  kind: 'individual',
  firstName: '',
  lastName: '',
  gender: null,
  birthDate: null,
  phone: null,
  company: null,
  corporateName: null,
  tradeName: null,
  registrationNumber: null,
  vatNumber: null,
  website: null,
  locale: 'fr_FR',
  isSuspended: false,
}
