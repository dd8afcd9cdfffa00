import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { RateLimits } from '#core/limits/rate_limits'
import { Store, type Transaction } from '#core/database/store'
import { DomainError } from '#core/errors/domain_error'
import { refuse } from '#core/errors/refusals'
import { foldEmail } from '#core/database/fold_email'
import { Accounts } from '#plugins/users/services/accounts'
import { BeginSignIn, type Arrival } from '#plugins/users/services/begin_sign_in'
import { Consents, type Agreed } from '#plugins/users/services/consents'
import { CreateCustomer } from '#plugins/users/actions/create_customer'
import { EmailLinks } from '#plugins/users/services/email_links'
import { consentMissing, emailTaken, signInRefused, termsChanged, tooYoung, valueRequired } from '#plugins/users/errors'
import { passwordsDiffer, tooManyAttempts } from '#plugins/users/errors/account'
import { checkBirthDate, isOfAge } from '#plugins/users/services/birth_date'
import { profileOfKind, type CustomerProfile } from '#plugins/users/services/customer_fields'
import { checkChosen } from '#plugins/users/services/password_choice'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import { Customer } from '#plugins/users/models/customer'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'
import type { SignedInPerson } from '#core/identity/person'

export interface Registration extends Omit<CustomerProfile, 'locale'> {
  password: string
  password_confirmation: string
  isAdult: boolean
  acceptsTerms: boolean
  /** The version that they read; null: they did not say. */
  termsVersion: string | null
}

/** The network address and the shop of a registration. */
export interface RegistrationPlace extends Arrival {
  channel: string
  locale: Locale
}

/** The field of the form for each consent. */
const FIELDS = { majority: 'isAdult', terms: 'acceptsTerms' } as const

/** Creates a customer account, signs the customer in, and mails the link that confirms the e-mail address. */
@inject()
export class RegisterCustomer {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly consents: Consents,
    private readonly create: CreateCustomer,
    private readonly links: EmailLinks,
    private readonly outbox: Outbox,
    private readonly begin: BeginSignIn
  ) {}

  /**
   * @throws tooManyAttempts, valueRequired, passwordsDiffer, consentMissing, termsChanged, tooYoung, what `hashChosen` refuses,
   * emailTaken, birthDateInvalid
   */
  async execute(form: Registration, place: RegistrationPlace, origin: Origin): Promise<SignedInPerson> {
    await takeOrRefuse(this.limits, 'users.registration_address', place.address, tooManyAttempts)
    const required = await this.consents.required(place)
    const faults = this.#faults(form, place.channel, required)
    if (faults.length > 0) refuse([...(await this.#accountFaults(form)), ...faults])
    const {
      isAdult: _adult,
      acceptsTerms: _terms,
      termsVersion: _version,
      password,
      password_confirmation: _again,
      ...profile
    } = form
    const { channel, locale } = place
    const input = { ...profileOfKind({ ...profile, locale }), password, channel }
    const { email } = await this.create.execute(input, origin, (trx, customer) =>
      this.#welcome(trx, customer, required, place)
    )
    return this.#signIn(email, place)
  }

  /**
   * What speaks against a form beside what its validator says, so that all of it is mended in one round. Whether an
   * address has an account is told no more often than to those who register.
   */
  async faultsOf(form: Registration, place: RegistrationPlace): Promise<DomainError[]> {
    const faults = this.#faults(form, place.channel, await this.consents.required(place))
    try {
      await this.limits.take('users.registration_address', place.address)
    } catch (error) {
      if (error instanceof DomainError) return faults
      throw error
    }
    return [...(await this.#accountFaults(form)), ...faults]
  }

  /** Errors that need a query of other accounts, or a check of the password. */
  async #accountFaults({ email, password, ...form }: Registration): Promise<DomainError[]> {
    const names = [form.firstName, form.lastName, form.corporateName, form.tradeName, email]
    const taken = email && (await Customer.findBy('email', foldEmail(email)))
    return [
      ...(taken ? [emailTaken({}, 'email')] : []),
      ...(password ? await faultsOf(() => checkChosen(password, { kind: 'customer', names })) : []),
      ...(await faultsOf(() => checkBirthDate(form.birthDate, this.clock))),
    ]
  }

  #faults(form: Registration, channel: string, required: readonly Agreed[]): DomainError[] {
    const { kind, password, password_confirmation: again, birthDate, registrationNumber, vatNumber } = form
    const isCompany = kind === 'professional'
    return [
      ...(password === again ? [] : [passwordsDiffer({}, 'password_confirmation')]),
      // A company of another country has no SIRET, but the VAT number of its own.
      ...(isCompany && !registrationNumber && !vatNumber ? [valueRequired({}, 'registrationNumber')] : []),
      ...(birthDate && this.consents.asksAge(channel) && !isOfAge(birthDate, this.clock)
        ? [tooYoung({}, 'birthDate')]
        : []),
      ...missing(form, required),
    ]
  }

  async #welcome(trx: Transaction, customer: Customer, required: Agreed[], place: RegistrationPlace): Promise<void> {
    await this.consents.record(trx, customer.id, required, place.address)
    await this.links.send(trx, customer, customer.email, place.locale)
    await this.outbox.record(trx, {
      name: 'users.customer.registered',
      subject: `users.customer:${customer.id}`,
      payload: { customerId: customer.id, channel: place.channel, locale: place.locale },
    })
  }

  async #signIn(email: string, arrival: Arrival): Promise<SignedInPerson> {
    const accounts = new Accounts(this.store, app.config.get<boolean>('cellier.demo', false))
    const account = await accounts.findByEmail('customer', email)
    if (!account) throw signInRefused()
    return this.begin.execute(account, arrival)
  }
}

/** What a check throws, as one fault among others. */
async function faultsOf(check: () => void | Promise<void>): Promise<DomainError[]> {
  try {
    await check()
    return []
  } catch (error) {
    if (error instanceof DomainError) return [error]
    throw error
  }
}

function missing(form: Registration, required: readonly Agreed[]) {
  const { termsVersion: seen } = form
  return required.flatMap(({ kind, version }) => {
    if (!form[FIELDS[kind]]) return consentMissing({}, FIELDS[kind])
    return kind === 'terms' && seen !== null && seen !== version ? termsChanged({}, FIELDS[kind]) : []
  })
}
