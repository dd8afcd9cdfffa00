import app from '@adonisjs/core/services/app'
import { fromStore } from '#core/database/run_rows'
import { MailReturn, type ReturnMail } from '#plugins/rma/returns/mails/mail_return'
import { messages } from '#plugins/rma/returns/tables'
import { Store } from '#core/database/store'
import type { DomainListener } from '#core/events/listener'
import type { ReturnState } from '#plugins/rma/returns/return_states'

type Event = Parameters<DomainListener['handle']>[0]
type Told = Pick<ReturnMail, 'template' | 'to'> & Pick<ReturnMail, 'text' | 'state'>

/** Sends the mails of an event, each once. */
function mailing(describe: (payload: Event['payload']) => Promise<Told[]> | Told[]): DomainListener {
  return {
    async handle({ id, payload }) {
      const mail = await app.container.make(MailReturn)
      for (const told of await describe(payload)) {
        const about = { returnId: Number(payload.returnId), once: `${told.to}:${id}` }
        await mail.execute(Object.assign(about, told))
      }
    },
  }
}

/** The customer and staff hear of a new return; of one that staff opened only the customer. */
export const returnOpened = mailing(({ openedBy }) => {
  const customer: Told = { template: 'rma.opened', to: 'customer' }
  return openedBy === 'staff' ? [customer] : [customer, { template: 'rma.opened_staff', to: 'staff' }]
})

/** The other side hears of each move. */
export const returnMoved = mailing(({ by, move, to: state, text: said }) => {
  const told = { text: String(said ?? ''), state: state as ReturnState }
  if (by === 'customer') return [Object.assign({ template: 'rma.moved_staff', to: 'staff' as const }, told)]
  const template = move === 'approve' ? 'rma.approved' : 'rma.moved'
  return [Object.assign({ template, to: 'customer' as const }, told)]
})

/** The other side reads each message. */
export const returnMessaged = mailing(async ({ by, messageId }) => {
  const store = await app.container.make(Store)
  const message = await messages.find(fromStore(store), { id: Number(messageId) })
  const text = message?.text ?? ''
  if (by === 'customer') return [{ template: 'rma.messaged_staff', to: 'staff', text }]
  return [{ template: 'rma.messaged', to: 'customer', text }]
})
