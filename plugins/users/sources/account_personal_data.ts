import { ACCOUNT, ADDRESSES, CONSENTS, LINKS, NOTES, SIGN_INS } from '#plugins/users/sources/account_sections'
import { amongIds, bindIds } from '#core/lists/among_ids'
import type { PersonalDataSource } from '#plugins/users/contracts/personal_data_source'
import type { Transaction } from '#core/database/store'

/** Tables of this plugin that hang on a customer, deleted when their data are erased. */
const PARTS = [
  ['users_addresses', ADDRESSES.label],
  ['users_customer_notes', NOTES.label],
  ['users_sign_ins', SIGN_INS.label],
  ['users_consents', CONSENTS.label],
  ['users_email_links', LINKS.label],
  ['users_customer_links', LINKS.label],
] as const

/** Personal data of a customer in this plugin. The erasure itself deletes or empties the customer's row. */
const accountPersonalData: PersonalDataSource = {
  async read(reader, customerId) {
    const sections = [ACCOUNT, ADDRESSES, NOTES, SIGN_INS, CONSENTS, LINKS]
    const found = await Promise.all(
      sections.map(async (one) => ({ ...one, records: await one.records(reader, customerId) }))
    )
    return found.filter(({ records }) => records.length > 0)
  },

  async count(reader, customerId) {
    return Promise.all(
      PARTS.map(async ([table, label]) => {
        const sql = `select count(*) as count from ${table} where customer_id = ?`
        const row = await reader.first<{ count: number | string }>(sql, [customerId])
        return { label, deleted: Number(row?.count ?? 0), anonymised: 0 }
      })
    )
  },

  async countMany({ dialect, reader }, customerIds) {
    return Promise.all(
      PARTS.map(async ([table, label]) => {
        const sql = `select count(*) as count from ${table} where ${amongIds(dialect, 'customer_id')}`
        const row = await reader.first<{ count: number | string }>(sql, [bindIds(dialect, customerIds)])
        return { label, count: Number(row?.count ?? 0) }
      })
    )
  },

  async erase(trx, customerId) {
    const counts = []
    for (const [table, label] of PARTS) {
      counts.push({ label, deleted: await deleteFrom(trx, table, customerId), anonymised: 0 })
    }
    return counts
  },
}

async function deleteFrom(trx: Transaction, table: string, customerId: number): Promise<number> {
  const deleted = (await trx.from(table).where('customer_id', customerId).delete()) as unknown
  return Number(Array.isArray(deleted) ? deleted[0] : deleted)
}

export default accountPersonalData
