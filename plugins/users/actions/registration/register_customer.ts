import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { RateLimits } from '#core/limits/rate_limits'
import { Store, type Transaction } from '#core/database/store'
import { refuse } from '#core/errors/refusals'
import { Accounts } from '#plugins/users/services/accounts'
import { BeginSignIn, type Arrival } from '#plugins/users/services/begin_sign_in'
import { Consents, type Agreed } from '#plugins/users/services/consents'
import { CreateCustomer } from '#plugins/users/actions/create_customer'
import { EmailLinks } from '#plugins/users/services/email_links'
import { consentMissing, signInRefused, termsChanged, tooYoung, valueRequired } from '#plugins/users/errors'
import { passwordsDiffer, tooManyAttempts } from '#plugins/users/errors/account'
import { isOfAge } from '#plugins/users/services/birth_date'
import { profileOfKind, type CustomerProfile } from '#plugins/users/services/customer_fields'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import type { Customer } from '#plugins/users/models/customer'
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

/** From where somebody registers, and which shop they see. */
export interface RegistrationPlace extends Arrival {
  channel: string
  locale: Locale
}

/** Which field of the form says that somebody agrees. */
const FIELDS = { majority: 'isAdult', terms: 'acceptsTerms' } as const

/** Opens an account for whoever asks, signs them in, and mails them the link that shows that their address is theirs. */
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
    const asked = await this.consents.asked(place)
    refuse([...this.#faults(form, place.channel), ...missing(form, asked)])
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
      this.#welcome(trx, customer, asked, place)
    )
    return this.#signIn(email, place)
  }

  #faults(form: Registration, channel: string) {
    const { kind, password, password_confirmation: again, birthDate, registrationNumber, vatNumber } = form
    const isCompany = kind === 'professional'
    return [
      ...(password === again ? [] : [passwordsDiffer({}, 'password_confirmation')]),
      // A company of another country has no SIRET, but the VAT number of its own.
      ...(isCompany && !registrationNumber && !vatNumber ? [valueRequired({}, 'registrationNumber')] : []),
      ...(birthDate && this.consents.asksAge(channel) && !isOfAge(birthDate, this.clock)
        ? [tooYoung({}, 'birthDate')]
        : []),
    ]
  }

  async #welcome(trx: Transaction, customer: Customer, asked: Agreed[], place: RegistrationPlace): Promise<void> {
    await this.consents.record(trx, customer.id, asked, place.address)
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

function missing(form: Registration, asked: readonly Agreed[]) {
  const { termsVersion: seen } = form
  return asked.flatMap(({ kind, version }) => {
    if (!form[FIELDS[kind]]) return consentMissing({}, FIELDS[kind])
    return kind === 'terms' && seen !== null && seen !== version ? termsChanged({}, FIELDS[kind]) : []
  })
}
