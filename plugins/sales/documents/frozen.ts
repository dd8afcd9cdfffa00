import type { Worth } from '#plugins/sales/contracts/totals'

/** The customer, as documents keep them. */
export interface FrozenCustomer {
  kind: 'individual' | 'professional'
  firstName: string
  lastName: string
  company: string | null
  registrationNumber: string | null
  vatNumber: string | null
  phone: string | null
  group: string
}

/** What a customer declared with their order, and from which address. The shop must be able to prove it. */
export interface Declarations {
  /** When they accepted the terms of sale. */
  terms: string
  /** Their version; absent in orders from before versions existed. */
  termsVersion?: string
  /** They said that they are of age, or their birth date shows it. */
  isOfAge: boolean
  ip: string
}

/** Snapshot of an order's shipping. */
export interface FrozenShipping {
  code: string
  title: string
  estimatedDays: string | null
  worth: Worth
  base: { net: number; tax: number; total: number; discount: number }
}
