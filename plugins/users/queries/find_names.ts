import type { PersonKind } from '#core/identity/person'
import type { Store } from '#core/database/store'

const NAMES: Record<PersonKind, string> = {
  customer: 'select first_name, last_name, corporate_name, trade_name, email from users_customers',
  staff: 'select name, email from users_staff',
}

/** What the owner of an account is called, their e-mail address too; nothing where there is none. */
export async function findNames(
  { reader }: Store,
  kind: PersonKind,
  by: { id: number } | { email: string }
): Promise<(string | null)[]> {
  const [[column, value] = ['id', 0]] = Object.entries(by)
  const row = await reader.first<Record<string, string | null>>(`${NAMES[kind]} where ${column} = ?`, [value])
  return Object.values(row ?? {})
}
