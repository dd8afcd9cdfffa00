export type PersonKind = 'customer' | 'staff'

/** The person behind a request, as far as core needs to know. */
export interface Person {
  kind: PersonKind
  id: number
  name: string
  email: string
  /** Permission keys held; `all` for the protected admin role. */
  permissions: ReadonlySet<string> | 'all'
}

/** A person with the number that ends every sign-in of theirs when it moves. */
export interface SignedInPerson extends Person {
  epoch: number
}
