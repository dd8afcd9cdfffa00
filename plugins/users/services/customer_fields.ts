import type { Locale } from '#core/i18n/locales'
import type { Customer, CustomerKind, Gender } from '#plugins/users/models/customer'

/** The profile of a customer as forms send it. Numbers are stored in a normal form. */
export interface CustomerProfile {
  email: string
  kind: CustomerKind
  firstName: string
  lastName: string
  gender: Gender | null
  birthDate: string | null
  phone: string | null
  company: string | null
  corporateName: string | null
  tradeName: string | null
  registrationNumber: string | null
  vatNumber: string | null
  website: string | null
  locale: Locale | null
}

/** What only companies have. */
const OF_COMPANIES = { corporateName: null, tradeName: null, registrationNumber: null, vatNumber: null }

/** A profile without the fields that its kind of customer lacks. */
export function profileOfKind(profile: CustomerProfile): CustomerProfile {
  return profile.kind === 'professional' ? { ...profile, company: null } : { ...profile, ...OF_COMPANIES }
}

/** The fields of a customer for the audit log. */
export function auditedCustomer(customer: Customer, group: string): Record<string, unknown> {
  return {
    email: customer.email,
    kind: customer.kind,
    firstName: customer.firstName,
    lastName: customer.lastName,
    gender: customer.gender ?? null,
    birthDate: customer.birthDate ?? null,
    phone: customer.phone ?? null,
    company: customer.company ?? null,
    corporateName: customer.corporateName ?? null,
    tradeName: customer.tradeName ?? null,
    registrationNumber: customer.registrationNumber ?? null,
    vatNumber: customer.vatNumber ?? null,
    website: customer.website ?? null,
    locale: customer.locale ?? null,
    group,
    isSuspended: customer.isSuspended ?? false,
  }
}
