import { data } from '@remix-run/node'
import type { AdminArgs } from '#web/admin/admin_loader'
import { holds } from '#web/admin/menu.server'

/** Number of the record that a screen's address names; null for `create`, which needs a permission of its own. */
export function recordId({ params, staff }: AdminArgs, create: string): number | null {
  if (params.id !== 'create') return Number(params.id)
  if (!holds(staff, create)) throw data(null, { status: 403 })
  return null
}
