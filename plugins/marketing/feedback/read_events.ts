import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { emailRule } from '#plugins/users/index'
import { feedbackUnreadable } from '#plugins/marketing/feedback/errors'
import { foldEmail } from '#core/database/fold_email'
import { writeInstant } from '#core/time/instant'
import type { MailFeedback } from '#core/mail/mail_feedback'

const KINDS = ['hard_bounce', 'soft_bounce', 'complaint', 'delivered'] as const

const eventsOfProvider = vine.create({
  events: vine
    .array(
      vine.object({
        /** The same for each report of one event. */
        id: vine.string().minLength(1).maxLength(200),
        kind: vine.enum(KINDS),
        email: vine.string().trim().use(emailRule()),
        happenedAt: vine.string().maxLength(40),
        /** `Message-ID` of the mail. */
        messageId: vine.string().maxLength(250).optional(),
        detail: vine.string().maxLength(2000).optional(),
      })
    )
    .maxLength(1000),
})

/** The events in a signed body. Those before `since` are left out. @throws feedbackUnreadable */
export async function readEvents(body: Buffer, { since, now }: { since: string; now: string }) {
  const { events } = await eventsOfProvider.validate(parse(body)).catch(() => {
    throw feedbackUnreadable()
  })
  return events
    .map((event): MailFeedback => {
      const { id, kind, email, messageId = '', detail = '' } = event
      const happened = DateTime.fromISO(event.happenedAt, { zone: 'utc' })
      if (!happened.isValid) throw feedbackUnreadable()
      const at = writeInstant(happened)
      const mailId = /^<?([^<>@\s]{1,200})@[^<>\s]+>?$/.exec(messageId)?.[1] ?? null
      const told = { kind, email: foldEmail(email), mailId, detail: detail.replaceAll(/\p{Cc}+/gu, ' ') }
      return { ...told, happenedAt: at < now ? at : now, key: `event ${id}` }
    })
    .filter(({ happenedAt }) => happenedAt > since)
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw feedbackUnreadable()
  }
}
