import { inject } from '@adonisjs/core'
import { FindPeople, type CustomerPerson, type StaffPerson } from '#plugins/users/index'
import { Settings } from '#core/settings/settings'
import { can } from '#core/identity/identity_port'
import { isProven } from '#plugins/tickets/mail/is_proven'
import type { Author } from '#plugins/tickets/tickets/aside'
import type { IncomingMail } from '#plugins/tickets/mail/incoming_mail'
import type { Party } from '#plugins/tickets/mail/reply_address'

/** Who wrote a mail, as far as the shop believes it. */
export interface Sender {
  author: Author
  /** Only with proof. */
  staff: StaffPerson | null
  customer: CustomerPerson | null
}

/** Tells who wrote a mail. Its From proves nothing: it may be anybody's. */
@inject()
export class FindSender {
  constructor(
    private readonly people: FindPeople,
    private readonly settings: Settings
  ) {}

  /**
   * A member of staff is believed who answers at the address that was signed for them, from their own address, which the mail
   * server of the shop verified, if the settings name one. Everybody else counts as a customer or guest.
   */
  async execute(mail: IncomingMail, party: Party | null): Promise<Sender> {
    const { address, name } = mail.from
    const staff = party?.staffId ? await this.#staff(mail, party.staffId) : null
    if (staff) return { author: authorOf(staff), staff, customer: null }
    const customer = await this.people.customerOf(address)
    if (customer) return { author: authorOf(customer), staff: null, customer }
    // The name of somebody of staff would make a forged mail look like theirs.
    const isOfStaff = (await this.people.staffOf(address)) !== null
    const shown = isOfStaff ? address : name || address
    return { author: { kind: 'guest', id: null, name: shown, email: address }, staff: null, customer: null }
  }

  async #staff(mail: IncomingMail, id: number): Promise<StaffPerson | null> {
    const [staff] = await this.people.staff([id])
    if (staff?.email !== mail.from.address || !can(staff, 'tickets.comment')) return null
    const server = this.settings.get<string>('tickets.mail.authserv_id')
    return server === '' || isProven(mail, server) ? staff : null
  }
}

const authorOf = ({ kind, id, name, email }: StaffPerson | CustomerPerson): Author => ({ kind, id, name, email })
