import { amongIds, bindIds } from '#core/lists/among_ids'
import { queryRows } from '#core/database/query_rows'
import type { Label } from '#core/i18n/label'
import type { PersonalDataSource } from '#plugins/users/index'

const label: Label = { fr_FR: 'Emails revenus', en_GB: 'Mails that came back' }

const fields = {
  kind: { fr_FR: 'Fait', en_GB: 'Event' },
  detail: { fr_FR: 'Précision', en_GB: 'Detail' },
  happenedAt: { fr_FR: 'Date', en_GB: 'Date' },
}

const TABLES = ['marketing_feedback', 'marketing_suppressions']

/** An address is a customer's once it has shown to be theirs. */
const OF_CUSTOMER = `email = (select c.email from users_customers c where c.id = ? and c.email_verified_at is not null)`

/** What became of mails to a customer, and whether campaigns still go to them. */
const feedbackPersonalData: PersonalDataSource = {
  async read(reader, customerId) {
    const records = await reader.all<Record<string, string | null>>(
      `select kind, detail, happened_at as "happenedAt" from marketing_feedback where ${OF_CUSTOMER}
       union all select reason, detail, created_at from marketing_suppressions where ${OF_CUSTOMER}`,
      [customerId, customerId]
    )
    return records.length > 0 ? [{ key: 'feedback', label, fields, records }] : []
  },

  async count(reader, customerId) {
    const counts = TABLES.map((table) => `(select count(*) from ${table} where ${OF_CUSTOMER})`)
    const row = await reader.first<{ count: number }>(`select ${counts.join(' + ')} as count`, [customerId, customerId])
    const deleted = Number(row?.count ?? 0)
    return deleted > 0 ? [{ label, deleted, anonymised: 0 }] : []
  },

  async countMany({ dialect, reader }, customerIds) {
    const counts = TABLES.map(
      (table) => `(select count(*) from ${table} where email in (select c.email from users_customers c
        where ${amongIds(dialect, 'c.id')} and c.email_verified_at is not null))`
    )
    const ids = bindIds(dialect, customerIds)
    const row = await reader.first<{ count: number }>(`select ${counts.join(' + ')} as count`, [ids, ids])
    return [{ label, count: Number(row?.count ?? 0) }]
  },

  async erase(trx, customerId) {
    const erase = (table: string) =>
      queryRows(trx, `delete from ${table} where ${OF_CUSTOMER} returning id`, [customerId])
    const deleted = (await erase('marketing_feedback')).length + (await erase('marketing_suppressions')).length
    return deleted > 0 ? [{ label, deleted, anonymised: 0 }] : []
  },
}

export default feedbackPersonalData
