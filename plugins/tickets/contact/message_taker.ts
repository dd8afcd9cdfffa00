import app from '@adonisjs/core/services/app'
import { CreateTicket } from '#plugins/tickets/tickets/actions/create_ticket'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { queryRows } from '#core/database/query_rows'
import { systemOrigin } from '#core/audit/origin'
import { systemWriter } from '#core/resources/writer'
import type { MessageTaker, VisitorMessage } from '#plugins/platform/index'

/** The first tracker that customers may use. */
const TRACKER = 'select id from tickets_trackers where is_open_to_customers order by position, id limit 1'

/** Makes a ticket of a message of the contact form, if the shop wants it. */
const messageTaker: MessageTaker = {
  async take(trx, message) {
    const settings = await app.container.make(Settings)
    if (!settings.get<boolean>('tickets.contact_form')) return false
    const [tracker] = await queryRows<{ id: number }>(trx, TRACKER)
    if (!tracker) return false
    const { subject, customerId, name, email, channel, locale } = message
    const create = await app.container.make(CreateTicket)
    await create.executeIn(
      trx,
      {
        values: { subject, description: await described(message), trackerId: Number(tracker.id), customerId },
        author: { kind: customerId === null ? 'guest' : 'customer', id: customerId, name, email },
        channel,
        locale,
      },
      { ...systemWriter(systemOrigin('screen', 'contact')), locale }
    )
    return true
  },
}

/** The message, with the order and the telephone number that were given. */
async function described({ message, orderNumber, phone, locale }: VisitorMessage): Promise<string> {
  const translator = await app.container.make(Translator)
  const more = [
    ...(orderNumber ? [translator.translate(locale, 'tickets.contact.order', { number: orderNumber })] : []),
    ...(phone ? [translator.translate(locale, 'tickets.contact.phone', { phone })] : []),
  ]
  return more.length > 0 ? `${message}\n\n${more.join('\n')}` : message
}

export default messageTaker
