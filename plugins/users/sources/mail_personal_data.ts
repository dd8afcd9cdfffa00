import { amongIds, bindIds } from '#core/lists/among_ids'
import { queryRows } from '#core/database/query_rows'
import type { Label } from '#core/i18n/label'
import type { PersonalDataSource } from '#plugins/users/contracts/personal_data_source'

const label: Label = { fr_FR: 'Emails reçus', en_GB: 'Mails received' }

const fields = {
  sentAt: { fr_FR: 'Envoyé le', en_GB: 'Sent on' },
  subject: { fr_FR: 'Objet', en_GB: 'Subject' },
}

/** Mails to the address of these customers. */
const theirs = (customers: string) =>
  `m.recipient in (select c.email from users_customers c where c.id in (${customers}))`

/** Which mails the shop sent to a customer. Core keeps their subjects. */
const mailPersonalData: PersonalDataSource = {
  async read(reader, customerId) {
    // An address that is not confirmed may be that of somebody else.
    const records = await reader.all<Record<'sentAt' | 'subject', string>>(
      `select m.sent_at as "sentAt", m.subject from core_mails m
       join users_customers c on c.email = m.recipient and c.email_verified_at is not null where c.id = ? order by m.id`,
      [customerId]
    )
    return records.length > 0 ? [{ key: 'mails', label, fields, records }] : []
  },

  async count(reader, customerId) {
    const sql = `select count(*) as count from core_mails m where ${theirs('?')}`
    const row = await reader.first<{ count: number }>(sql, [customerId])
    const deleted = Number(row?.count ?? 0)
    return deleted > 0 ? [{ label, deleted, anonymised: 0 }] : []
  },

  async countMany({ dialect, reader }, customerIds) {
    const chosen = `select k.id from users_customers k where ${amongIds(dialect, 'k.id')}`
    const row = await reader.first<{ count: number }>(
      `select count(*) as count from core_mails m where ${theirs(chosen)}`,
      [bindIds(dialect, customerIds)]
    )
    return [{ label, count: Number(row?.count ?? 0) }]
  },

  async erase(trx, customerId) {
    const gone = await queryRows(
      trx,
      `delete from core_mails where id in (select m.id from core_mails m where ${theirs('?')}) returning id`,
      [customerId]
    )
    return gone.length > 0 ? [{ label, deleted: gone.length, anonymised: 0 }] : []
  },
}

export default mailPersonalData
