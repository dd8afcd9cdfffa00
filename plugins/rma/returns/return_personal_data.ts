import app from '@adonisjs/core/services/app'
import { Attachments } from '#core/attachments/attachments'
import { Statements } from '#core/database/statements'
import { eraseEntries } from '#core/audit/erase_entries'
import { label } from '#plugins/rma/label'
import type { PersonalDataSource } from '#plugins/users/index'

const RETURNS = label('Retours', 'Returns')
const OWN = '(select id from rma_returns where customer_id = ?)'

interface Row {
  number: string
  order_number: string
  state: string
  created_at: string
  information: string
  written: string | null
}

/** Returns of a customer. They stay with their orders, without whom they were of and what was written. */
const returnPersonalData: PersonalDataSource = {
  async read(reader, customerId) {
    const rows = await reader.all<Row>(
      `select r.number, r.order_number, r.state, r.created_at, r.information,
         (select count(*) from rma_messages m where m.return_id = r.id and m.actor_kind = 'customer') as written
       from rma_returns r where r.customer_id = ? order by r.id`,
      [customerId]
    )
    if (rows.length === 0) return []
    const records = rows.map(({ number, order_number: order, state, created_at: openedAt, information, written }) => {
      return { number, order, state, openedAt, information, messages: Number(written) }
    })
    const fields = {
      number: label('Numéro', 'Number'),
      order: label('Commande', 'Order'),
      state: label('État', 'State'),
      openedAt: label('Demandé le', 'Asked for'),
      information: label('Ce que vous avez écrit', 'What you wrote'),
      messages: label('Messages', 'Messages'),
    }
    return [{ key: 'returns', label: RETURNS, fields, records }]
  },

  async count(reader, customerId) {
    const sql = 'select count(*) as count from rma_returns where customer_id = ?'
    const row = await reader.first<{ count: number }>(sql, [customerId])
    const anonymised = Number(row?.count ?? 0)
    return anonymised === 0 ? [] : [{ label: RETURNS, deleted: 0, anonymised }]
  },

  async erase(trx, customerId) {
    const db = new Statements(trx)
    const [files, ids] = [await app.container.make(Attachments), async (sql: string) => idsOf(db, sql, customerId)]
    await files.release(trx, 'rma.messages', await ids(`select id from rma_messages where return_id in ${OWN}`))
    await files.release(trx, 'rma.returns', await ids('select id from rma_returns where customer_id = ?'))
    await db.all(`update rma_messages set text = '' where return_id in ${OWN}`, customerId)
    await db.all(
      `update rma_messages set actor_name = '' where actor_kind = 'customer' and return_id in ${OWN}`,
      customerId
    )
    const erased = await db.all<{ id: number }>(
      `update rma_returns set customer_name = '', email = '', information = '', answers = '[]', tracking_number = '',
         version = version + 1
       where customer_id = ? returning id`,
      customerId
    )
    for (const { id } of erased) await eraseEntries(trx, 'rma.returns', String(id))
    return erased.length === 0 ? [] : [{ label: RETURNS, deleted: 0, anonymised: erased.length }]
  },
}

async function idsOf(db: Statements, sql: string, customerId: number): Promise<number[]> {
  return (await db.all<{ id: number }>(sql, customerId)).map(({ id }) => Number(id))
}

export default returnPersonalData
