import { amongIds, bindIds } from '#core/lists/among_ids'
import { queryRows } from '#core/database/query_rows'
import type { Label } from '#core/i18n/label'
import type { PersonalDataSource } from '#plugins/users/index'

const label: Label = { fr_FR: 'Lettre d’information', en_GB: 'Newsletter' }

const fields = {
  email: { fr_FR: 'Adresse email', en_GB: 'Email address' },
  state: { fr_FR: 'État', en_GB: 'State' },
  consentedAt: { fr_FR: 'Accord du', en_GB: 'Agreed on' },
}

/** An address is a customer's once it has shown to be theirs. */
const OF_CUSTOMER = `email = (select c.email from users_customers c where c.id = ? and c.email_verified_at is not null)`

/** Whether a customer receives the newsletter. The proofs go with the subscription. */
const newsletterPersonalData: PersonalDataSource = {
  async read(reader, customerId) {
    const records = await reader.all<Record<string, string | null>>(
      `select email, state, consented_at as "consentedAt" from marketing_subscribers where ${OF_CUSTOMER}`,
      [customerId]
    )
    return records.length > 0 ? [{ key: 'newsletter', label, fields, records }] : []
  },

  async count(reader, customerId) {
    const sql = `select count(*) as count from marketing_subscribers where ${OF_CUSTOMER}`
    const row = await reader.first<{ count: number }>(sql, [customerId])
    const deleted = Number(row?.count ?? 0)
    return deleted > 0 ? [{ label, deleted, anonymised: 0 }] : []
  },

  async countMany({ dialect, reader }, customerIds) {
    const row = await reader.first<{ count: number }>(
      `select count(*) as count from marketing_subscribers where email in (select c.email from users_customers c
         where ${amongIds(dialect, 'c.id')} and c.email_verified_at is not null)`,
      [bindIds(dialect, customerIds)]
    )
    return [{ label, count: Number(row?.count ?? 0) }]
  },

  async erase(trx, customerId) {
    const sql = `delete from marketing_subscribers where ${OF_CUSTOMER} returning id`
    const deleted = (await queryRows(trx, sql, [customerId])).length
    return deleted > 0 ? [{ label, deleted, anonymised: 0 }] : []
  },
}

export default newsletterPersonalData
