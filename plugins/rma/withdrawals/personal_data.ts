import { label } from '#plugins/rma/label'
import type { PersonalDataSource } from '#plugins/users/index'

const WITHDRAWALS = label('Rétractations', 'Withdrawals')

const FIELDS = {
  number: label('Numéro', 'Number'),
  receivedAt: label('Reçue le', 'Received'),
  state: label('État', 'State'),
  statement: label('Déclaration', 'Declaration'),
}

/** Withdrawals of a customer. They prove what was declared and when, so they stay when an account is erased. */
const withdrawalPersonalData: PersonalDataSource = {
  async read(reader, customerId) {
    const records = await reader.all<Record<keyof typeof FIELDS, string>>(
      `select number, received_at as "receivedAt", state, statement from rma_withdrawals where customer_id = ? order by id`,
      [customerId]
    )
    return records.length === 0 ? [] : [{ key: 'withdrawals', label: WITHDRAWALS, fields: FIELDS, records }]
  },

  async count() {
    return []
  },

  async erase() {
    return []
  },
}

export default withdrawalPersonalData
