import { writePhone } from '#plugins/users/services/phone_number'
import type { Customer } from '#plugins/users/models/customer'

/** A customer's own profile, as they see and edit it. */
export function ownProfileAnswer(customer: Customer) {
  return {
    id: customer.id,
    email: customer.email,
    isEmailConfirmed: customer.emailVerifiedAt !== null,
    kind: customer.kind,
    firstName: customer.firstName,
    lastName: customer.lastName,
    gender: customer.gender,
    birthDate: customer.birthDate,
    phone: writePhone(customer.phone),
    company: customer.company,
    corporateName: customer.corporateName,
    tradeName: customer.tradeName,
    registrationNumber: customer.registrationNumber,
    vatNumber: customer.vatNumber,
    website: customer.website,
    locale: customer.locale,
    version: customer.version,
  }
}
