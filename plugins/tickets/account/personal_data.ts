import app from '@adonisjs/core/services/app'
import { TicketFiles } from '#plugins/tickets/attachments/ticket_files'
import { amongIds, bindIds } from '#core/lists/among_ids'
import { queryRows } from '#core/database/query_rows'
import type { Label } from '#core/i18n/label'
import type { PersonalDataSource } from '#plugins/users/index'

const label: Label = { fr_FR: 'Demandes', en_GB: 'Requests' }

const fields = {
  openedAt: { fr_FR: 'Ouverte le', en_GB: 'Opened on' },
  subject: { fr_FR: 'Sujet', en_GB: 'Subject' },
  description: { fr_FR: 'Message', en_GB: 'Message' },
  notes: { fr_FR: 'Suite', en_GB: 'What followed' },
}

/** Tickets of a customer: those that they opened, and those that staff opened for them. */
const OWN = 't.customer_id = ?'

/** What a customer asked the shop. Tickets stay for the work that they caused, without a word about who asked. */
const ticketPersonalData: PersonalDataSource = {
  async read(reader, customerId) {
    const rows = await reader.all<Record<string, string | null>>(
      `select t.id, t.created_at as "openedAt", t.subject, t.description from tickets_tickets t where ${OWN} order by t.id`,
      [customerId]
    )
    if (rows.length === 0) return []
    const notes = await reader.all<{ ticket_id: number; notes: string }>(
      `select j.ticket_id, j.notes from tickets_journals j join tickets_tickets t on t.id = j.ticket_id
       where ${OWN} and not j.is_private and j.notes <> '' order by j.id`,
      [customerId]
    )
    const records = rows.map(({ id, ...row }) => ({
      ...row,
      notes: notes
        .filter(({ ticket_id: ticketId }) => Number(ticketId) === Number(id))
        .map((note) => note.notes)
        .join('\n\n'),
    }))
    return [{ key: 'tickets', label, fields, records }]
  },

  async count(reader, customerId) {
    const row = await reader.first<{ count: number }>(`select count(*) as count from tickets_tickets t where ${OWN}`, [
      customerId,
    ])
    const deleted = Number(row?.count ?? 0)
    return deleted > 0 ? [{ label, deleted, anonymised: 0 }] : []
  },

  async countMany({ dialect, reader }, customerIds) {
    const row = await reader.first<{ count: number }>(
      `select count(*) as count from tickets_tickets t where ${amongIds(dialect, 't.customer_id')}`,
      [bindIds(dialect, customerIds)]
    )
    return [{ label, count: Number(row?.count ?? 0) }]
  },

  async erase(trx, customerId) {
    const found = await queryRows<{ id: number }>(trx, `select t.id from tickets_tickets t where ${OWN}`, [customerId])
    if (found.length === 0) return []
    const ids = found.map(({ id }) => Number(id))
    await (await app.container.make(TicketFiles)).release(trx, ids)
    const among = `(${ids.map(() => '?').join(', ')})`
    await queryRows(
      trx,
      `update tickets_journals set notes = case when notes = '' then '' else '–' end, details = '[]',
         actor_name = case when actor_kind = 'staff' then actor_name else '–' end where ticket_id in ${among}`,
      ids
    )
    await queryRows(
      trx,
      `update tickets_tickets set subject = '–', description = '', author_name = case when author_kind = 'staff' then
         author_name else '–' end, author_email = null, about_name = case when about_name is null then null else '–' end,
         custom = '{}', customer_id = null, version = version + 1 where id in ${among}`,
      ids
    )
    return [{ label, deleted: ids.length, anonymised: 0 }]
  },
}

export default ticketPersonalData
