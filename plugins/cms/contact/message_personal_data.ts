import { amongIds, bindIds } from '#core/lists/among_ids'
import { messages } from '#plugins/cms/contact/tables'
import { queryRows } from '#core/database/query_rows'
import type { Label } from '#core/i18n/label'
import type { PersonalDataSource } from '#plugins/users/index'

const label: Label = { fr_FR: 'Messages', en_GB: 'Messages' }

const fields = {
  sentAt: { fr_FR: 'Envoyé le', en_GB: 'Sent on' },
  name: { fr_FR: 'Nom', en_GB: 'Name' },
  email: { fr_FR: 'Adresse email', en_GB: 'Email address' },
  phone: { fr_FR: 'Téléphone', en_GB: 'Telephone' },
  subject: { fr_FR: 'Objet', en_GB: 'Subject' },
  message: { fr_FR: 'Message', en_GB: 'Message' },
  orderNumber: { fr_FR: 'Commande', en_GB: 'Order' },
}

/** Messages that were written in the account, and those of its address once it has shown to be theirs. */
const theirs = (customers: string) => `(m.customer_id in (${customers})
  or m.email in (select c.email from users_customers c where c.id in (${customers}) and c.email_verified_at is not null))`

const OWN = theirs('?')

/** What a customer wrote to the shop. */
const messagePersonalData: PersonalDataSource = {
  async read(reader, customerId) {
    const names = Object.keys(fields) as (keyof typeof fields)[]
    const sql = `select ${messages.columns('m', names)} from cms_messages m where ${OWN} order by m.id`
    const records = await reader.all<Record<string, string | null>>(sql, [customerId, customerId])
    return records.length > 0 ? [{ key: 'messages', label, fields, records }] : []
  },

  async count(reader, customerId) {
    const sql = `select count(*) as count from cms_messages m where ${OWN}`
    const row = await reader.first<{ count: number }>(sql, [customerId, customerId])
    const deleted = Number(row?.count ?? 0)
    return deleted > 0 ? [{ label, deleted, anonymised: 0 }] : []
  },

  async countMany({ dialect, reader }, customerIds) {
    const chosen = `select k.id from users_customers k where ${amongIds(dialect, 'k.id')}`
    const ids = bindIds(dialect, customerIds)
    const row = await reader.first<{ count: number }>(
      `select count(*) as count from cms_messages m where ${theirs(chosen)}`,
      [ids, ids]
    )
    return [{ label, count: Number(row?.count ?? 0) }]
  },

  async erase(trx, customerId) {
    const gone = await queryRows(
      trx,
      `delete from cms_messages where id in (select m.id from cms_messages m where ${OWN}) returning id`,
      [customerId, customerId]
    )
    return gone.length > 0 ? [{ label, deleted: gone.length, anonymised: 0 }] : []
  },
}

export default messagePersonalData
