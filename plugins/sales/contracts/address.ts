/** An address as carts keep it and orders freeze it. */
export interface PostalAddress {
  firstName: string
  lastName: string
  company: string | null
  street: string
  additional: string | null
  /** Null where a country has none. */
  postcode: string | null
  city: string
  state: string | null
  /** ISO 3166-1 alpha-2; overseas departments have their own. */
  country: string
  /** With its country code: `+33612345678`. */
  phone: string | null
}
