import { insertRows } from '#core/database/insert_rows'
import type { Transaction } from '#core/database/store'

/** Groups that every shop has: visitors, customers, companies. */
const BUILT_IN: { code: string; name: string; netPrices: boolean; role: string | null; takes: Kind | null }[] = [
  { code: 'guest', name: 'Visiteurs', netPrices: false, role: null, takes: null },
  { code: 'general', name: 'Particuliers', netPrices: false, role: 'customer', takes: 'individual' },
  { code: 'professional', name: 'Professionnels', netPrices: true, role: 'professional', takes: 'professional' },
]

const TAKES = { individual: 'takes_individuals', professional: 'takes_professionals' } as const

type Kind = keyof typeof TAKES

type StandingGroup = { code: string } & Record<(typeof TAKES)[Kind], boolean | number>

/** Creates the missing built-in groups, and returns their codes. */
export async function seedGroups(trx: Transaction, now: string): Promise<string[]> {
  const standing = (await trx.from('users_groups').select('code', ...Object.values(TAKES))) as StandingGroup[]
  const missing = BUILT_IN.filter(({ code }) => !standing.some((group) => group.code === code))
  if (missing.length === 0) return []
  const roles = (await trx.from('users_roles').where('guard_name', 'front').select('id', 'name')) as {
    id: number
    name: string
  }[]
  await insertRows(
    trx,
    'users_groups',
    missing.map(({ code, name, netPrices, role, takes }) => {
      const isTaking = (kind: Kind) => takes === kind && !standing.some((group) => group[TAKES[kind]])
      return {
        code,
        name,
        is_built_in: true,
        shows_net_prices: netPrices,
        role_id: roles.find((row) => row.name === role)?.id ?? null,
        [TAKES.individual]: isTaking('individual'),
        [TAKES.professional]: isTaking('professional'),
        created_at: now,
        updated_at: now,
      }
    })
  )
  return missing.map(({ code }) => code)
}
