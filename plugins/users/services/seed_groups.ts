import { insertRows } from '#core/database/insert_rows'
import type { Transaction } from '#core/database/store'

/** Groups that every shop has: visitors, customers, companies. */
const BUILT_IN = [
  { code: 'guest', name: 'Visiteurs', netPrices: false, role: null },
  { code: 'general', name: 'Particuliers', netPrices: false, role: 'customer' },
  { code: 'professional', name: 'Professionnels', netPrices: true, role: 'professional' },
]

/** Creates the built-in groups that are missing, and gives their codes. */
export async function seedGroups(trx: Transaction, now: string): Promise<string[]> {
  const standing = (await trx.from('users_groups').select('code')) as { code: string }[]
  const missing = BUILT_IN.filter(({ code }) => !standing.some((group) => group.code === code))
  if (missing.length === 0) return []
  const roles = (await trx.from('users_roles').where('guard_name', 'front').select('id', 'name')) as {
    id: number
    name: string
  }[]
  await insertRows(
    trx,
    'users_groups',
    ['code', 'name', 'is_built_in', 'shows_net_prices', 'role_id', 'created_at', 'updated_at'],
    missing.map(({ code, name, netPrices, role }) => {
      const id = roles.find((row) => row.name === role)?.id ?? null
      return [code, name, true, netPrices, id, now, now]
    })
  )
  return missing.map(({ code }) => code)
}
