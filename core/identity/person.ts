export type PersonKind = 'customer' | 'staff'

/** The person behind a request, as far as core needs to know. */
export interface Person {
  kind: PersonKind
  id: number
  name: string
  email: string
  /** Permission keys held; `all` for the protected admin role. */
  permissions: ReadonlySet<string> | 'all'
  /** Came by the token of a program: it opens nothing of the account itself. */
  isProgram?: boolean
}

/** A person with the secret that their session remembers this one sign-in by. */
export interface SignedInPerson extends Person {
  signIn: string
}
