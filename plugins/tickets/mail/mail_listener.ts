import app from '@adonisjs/core/services/app'
import { TellByMail } from '#plugins/tickets/mail/tell_by_mail'
import type { DomainListener } from '#core/events/listener'

/** Mails to who follows a ticket. Their ids come from the event, so that each is sent once. */
const mailListener: DomainListener = {
  async handle({ id, payload: { ticketId, journalId } }) {
    const tell = await app.container.make(TellByMail)
    await tell.execute(Number(ticketId), journalId === null ? null : Number(journalId), id)
  },
}

export default mailListener
