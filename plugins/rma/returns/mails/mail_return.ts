import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { fromStore } from '#core/database/run_rows'
import { Mailer } from '#core/mail/mailer'
import { marks, returns } from '#plugins/rma/returns/tables'
import { orderKey } from '#plugins/sales/index'
import { readReturn, type StoredReturn } from '#plugins/rma/returns/services/return_reads'
import { ReturnAddress } from '#plugins/rma/returns/services/return_address'
import { Settings } from '#core/settings/settings'
import { stateInWords } from '#plugins/rma/returns/state_in_words'
import { shopAddress } from '#plugins/users/index'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import type { ReturnState } from '#plugins/rma/returns/return_states'

/** A mail about a return. */
export interface ReturnMail {
  returnId: number
  /** Name in `core.mails`. */
  template: string
  to: 'customer' | 'staff'
  /** Of the event: its mail is sent once. */
  once: string
  text?: string
  /** That a move led to. Absent: the present one. */
  state?: ReturnState
}

interface Told {
  locale: Locale
  text: string
  isForStaff: boolean
  state: ReturnState
}

/** Sends the mails about a return: to the customer in the language of the order, to staff in that of the channel. */
@inject()
export class MailReturn {
  constructor(
    private readonly store: Store,
    private readonly channels: ChannelPort,
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly address: ReturnAddress,
    private readonly mailer: Mailer
  ) {}

  /** Does nothing if the return was deleted, or its customer was. */
  async execute({ returnId, template, to, once, text = '', state }: ReturnMail): Promise<void> {
    const found = await readReturn(fromStore(this.store), returnId)
    if (!found) return
    const isForStaff = to === 'staff'
    const recipient = isForStaff ? this.#office(found.channel) : found.email
    if (recipient === '') return
    const channel = this.channels.all().find(({ code }) => code === found.channel)
    const locale = isForStaff ? (channel?.defaultLocale ?? DEFAULT_LOCALE) : found.locale
    const values = this.#values(found, { locale, text, isForStaff, state: state ?? found.state })
    await this.store.transaction(async (trx) => {
      if (!(await marks.insertIfNew(trx, { returnId, once }))) return
      await this.mailer.send(trx, { to: recipient, template, locale, channel: found.channel, values })
    })
  }

  /** What the mails about a return are filled in with, apart from links and from what is typed. Null: there is no such return. */
  async preview(number: string, locale: Locale) {
    const run = fromStore(this.store)
    const row = await returns.find(run, { number })
    const found = row && (await readReturn(run, row.id))
    if (!found) return null
    const { text: _typed, ...values } = this.#values(found, { locale, text: '', isForStaff: false, state: found.state })
    return { values, channel: found.channel }
  }

  #values(found: StoredReturn, { locale, text, isForStaff, state }: Told) {
    const { id, number, orderNumber, customerName, lines } = found
    return {
      name: customerName,
      number,
      order: orderNumber,
      text,
      state: stateInWords(this.translator, locale, state),
      place: this.address.of(found.channel),
      lines: lines
        .map(({ quantity, name, detail }) => `${quantity} × ${[name, detail].filter(Boolean).join(', ')}`)
        .join('\n'),
      address: isForStaff ? shopAddress(`/admin/commerce/sales/rma/${id}`) : returnLink(found, locale),
    }
  }

  #office(channel: string): string {
    const own = this.settings.get<string>('rma.returns.staff_email', { channel }).trim()
    return own || this.settings.get<string>('configuration.emails.contact_email', { channel }).trim()
  }
}

/** The page of a return in the account, or by a signed link for who has none. */
function returnLink({ id, customerId, orderNumber }: StoredReturn, locale: Locale): string {
  if (customerId !== null) return shopAddress(`/account/rma/edit/${id}`, locale)
  return shopAddress(`/returns/${id}?${new URLSearchParams({ key: orderKey(orderNumber) })}`, locale)
}
