import { MAIL_KIND } from '#plugins/platform/services/timeline/mail_kind'
import type { TimelineSource } from '#plugins/platform/contracts/timeline_source'

interface Row {
  id: number
  subject: string
  at: string
}

/** Mails that the shop sent to the address of a customer. */
const mailTimeline: TimelineSource = {
  permission: 'platform.mails.list',
  subjects: ['users.customers'],
  kinds: MAIL_KIND,
  async load(reader, { subject, before, limit }) {
    if (subject.email === null) return []
    const rows = await reader.all<Row>(
      `select m.id, m.subject, m.sent_at as at from core_mails m
       where m.recipient = ? and (m.sent_at, m.id) < (?, ?) order by m.sent_at desc, m.id desc limit ?`,
      [subject.email, before.at, before.id, limit]
    )
    return rows.map(({ id, subject: title, at }) => ({ id: Number(id), kind: 'platform.mails', at, title }))
  },
}

export default mailTimeline
