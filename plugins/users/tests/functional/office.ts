import type { Store } from '#core/database/store'

export const CUSTOMERS = '/api/admin/users/customers'

/** Everything that the form of a customer sends. */
export const PROFILE = {
  email: 'cliente@exemple.fr',
  kind: 'individual',
  firstName: 'Claire',
  lastName: 'Client',
  gender: null,
  birthDate: null,
  phone: null,
  company: null,
  corporateName: null,
  tradeName: null,
  registrationNumber: null,
  vatNumber: null,
  website: null,
  locale: 'fr_FR',
}

export const ADDRESS = {
  firstName: 'Claire',
  lastName: 'Client',
  company: null,
  street: '1 rue de la Cave',
  additional: null,
  postcode: '75011',
  city: 'Paris',
  state: null,
  country: 'FR',
  phone: null,
  isBillingDefault: false,
  isDeliveryDefault: false,
}

/** The number of a group by its code. */
export async function groupId(store: Store, code: string): Promise<number> {
  const row = await store.reader.first<{ id: number }>('select id from users_groups where code = ?', [code])
  return Number(row?.id)
}

/** The audit log of a customer, oldest first. */
export async function entriesOf(
  store: Store,
  id: number
): Promise<{ action: string; changes: Record<string, unknown> }[]> {
  const sql = `select action, changes from core_audit_entries where subject = 'users.customers' and subject_id = ?
    order by id`
  const rows = await store.reader.all<{ action: string; changes: string }>(sql, [String(id)])
  return rows.map(({ action, changes }) => ({ action, changes: JSON.parse(changes) as Record<string, unknown> }))
}
