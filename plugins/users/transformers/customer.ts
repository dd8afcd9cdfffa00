import { writeInstant } from '#core/time/instant'
import { writePhone } from '#plugins/users/services/phone_number'
import type { DateTime } from 'luxon'
import type { Customer } from '#plugins/users/models/customer'

const instant = (time: DateTime | null) => (time ? writeInstant(time) : null)

/** A customer as staff see and edit them. */
export function customerAnswer(customer: Customer) {
  return {
    id: customer.id,
    email: customer.email,
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
    channel: customer.channel,
    groupId: customer.groupId,
    isSuspended: customer.isSuspended,
    isEmailConfirmed: customer.emailVerifiedAt !== null,
    hasPassword: customer.password !== null,
    isErased: customer.erasedAt !== null,
    lastSignedInAt: instant(customer.lastSignedInAt),
    createdAt: instant(customer.createdAt),
    updatedAt: instant(customer.updatedAt),
    version: customer.version,
  }
}
