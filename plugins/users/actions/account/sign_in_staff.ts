import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { BeginSignIn, type Arrival } from '#plugins/users/services/begin_sign_in'
import { CheckCredentials } from '#plugins/users/services/check_credentials'
import type { SignedInPerson } from '#core/identity/person'
import type { StaffPerson } from '#plugins/users/services/accounts'

/** A password was right; the code of a device is still to come. Kept in the session, which is encrypted. */
export interface PendingSignIn {
  staffId: number
  /** Theirs when the password was checked: another password meanwhile ends this too. */
  epoch: number
  remember: boolean
  until: string
}

export type StaffSignIn = { person: SignedInPerson & StaffPerson } | { pending: PendingSignIn }

/** Time to fetch the device, in seconds. */
const PATIENCE = 600

/** The first step of a staff sign-in: e-mail address and password. With two-factor a second step follows. */
@inject()
export class SignInStaff {
  constructor(
    private readonly check: CheckCredentials,
    private readonly begin: BeginSignIn,
    private readonly clock: Clock
  ) {}

  /** @throws signInRefused, tooManySignIns */
  async execute(input: { email: string; password: string } & Arrival): Promise<StaffSignIn> {
    const account = await this.check.execute({ ...input, kind: 'staff' })
    if (account.hasTwoFactor) {
      const { epoch, person } = account
      const until = this.clock.isoIn(PATIENCE)
      return { pending: { staffId: person.id, epoch, remember: input.remember, until } }
    }
    const person = await this.begin.execute(account, input, input.password)
    return { person: person as SignedInPerson & StaffPerson }
  }
}
