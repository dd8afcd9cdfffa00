export type PersonKind = 'customer' | 'staff'

/** The part of an account that core needs. */
export interface Person {
  kind: PersonKind
  id: number
  name: string
  email: string
  /** Permission keys held; `all` for the protected admin role. */
  permissions: ReadonlySet<string> | 'all'
  /** Authenticated by an API token, which gives no access to the account itself. */
  isProgram?: boolean
}

/** A person with the secret of one sign-in, which the session stores. */
export interface SignedInPerson extends Person {
  signIn: string
}
