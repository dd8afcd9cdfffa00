import { inject } from '@adonisjs/core'
import { BeginSignIn, type Arrival } from '#plugins/users/services/begin_sign_in'
import { CheckCredentials, type Credentials } from '#plugins/users/services/check_credentials'
import type { SignedInPerson } from '#core/identity/person'

/** Checks an address and a password, and begins a sign-in. Opens no session. */
@inject()
export class SignIn {
  constructor(
    private readonly check: CheckCredentials,
    private readonly begin: BeginSignIn
  ) {}

  /** @throws signInRefused, tooManySignIns */
  async execute(input: Credentials & Arrival): Promise<SignedInPerson> {
    const account = await this.check.execute(input)
    return this.begin.execute(account, input, input.password)
  }
}
