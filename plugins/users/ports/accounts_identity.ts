import { IdentityPort } from '#core/identity/identity_port'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { foldEmail } from '#core/database/fold_email'
import { programCredentials, type ProgramCredentials } from '#core/identity/program_credentials'
import { asProgram, findToken, touchToken } from '#plugins/users/services/api_tokens'
import { digestOf, endSignIn } from '#plugins/users/services/sign_ins'
import { Accounts } from '#plugins/users/services/accounts'
import type { ApplicationService } from '@adonisjs/core/types'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person, PersonKind, SignedInPerson } from '#core/identity/person'
import type { PortFactory } from '#core/plugin/ports'

interface IdentityParts {
  store: Store
  accounts: Accounts
  app: ApplicationService
}

/** The accounts of this plugin behind core's guards, and programs with a token of staff. */
class AccountsIdentity extends IdentityPort {
  readonly #programs = new WeakMap<HttpContext, Promise<Person | null>>()

  constructor(private readonly parts: IdentityParts) {
    super()
  }

  /** A request with a token has no session: it is the program's or nobody's. */
  override staff(ctx: HttpContext): Promise<Person | null> {
    const credentials = programCredentials(ctx)
    if (credentials === null) return super.staff(ctx)
    const known = this.#programs.get(ctx) ?? this.#program(ctx, credentials)
    this.#programs.set(ctx, known)
    return known
  }

  async recall(kind: PersonKind, signIn: string): Promise<SignedInPerson | null> {
    const clock = await this.#clock()
    const account = await this.parts.accounts.findBySignIn(kind, digestOf(signIn), clock.iso())
    return account && { ...account.person, signIn }
  }

  end(signIn: string): Promise<void> {
    return this.parts.store.transaction((trx) => endSignIn(trx, signIn))
  }

  /** With HTTP Basic, the login must be the e-mail address of the token's owner. */
  async #program(ctx: HttpContext, { token, login }: ProgramCredentials): Promise<Person | null> {
    const { store, accounts, app } = this.parts
    const [clock, limits] = [await this.#clock(), await app.container.make(RateLimits)]
    const row = await findToken(store, clock, token)
    const owner = row && (await accounts.findStaff(row.staff_id))
    if (!row || !owner || (login !== null && foldEmail(login) !== owner.person.email)) {
      await limits.take('users.api_token_unknown', ctx.request.ip())
      return null
    }
    await limits.take('users.api_token', String(row.id))
    await touchToken(store, clock, row)
    return asProgram(owner, row)
  }

  #clock(): Promise<Clock> {
    return this.parts.app.container.make(Clock)
  }
}

/** Fills core's identity port. */
const accountsIdentity: PortFactory<IdentityPort> = async (resolver) => {
  const app = await resolver.make('app')
  const store = await resolver.make(Store)
  const accounts = new Accounts(store, app.config.get<boolean>('cellier.demo', false))
  return new AccountsIdentity({ store, accounts, app })
}

export default accountsIdentity
