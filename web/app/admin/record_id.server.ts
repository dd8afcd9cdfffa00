import { data, redirect } from '@remix-run/node'
import { pathBelowBase, notFound, type ScreenArgs } from '#web/lib/screen_loader'
import type { AdminArgs } from './admin_loader'
import { holds } from './menu.server'

/** @throws a 404 unless the `{id}` of the screen's address is a positive whole number */
export function existingRecordId({ params }: Pick<ScreenArgs, 'params'>): number {
  const id = /^[1-9]\d*$/.test(params.id ?? '') ? Number(params.id) : null
  if (id === null || !Number.isSafeInteger(id)) throw notFound()
  return id
}

/**
 * The id of the record that a screen edits; null for a new record, whose address ends in `create`.
 *
 * @throws a 403 when the address is that of a new record and the person may not create one, a 404 for anything that is no id
 */
export function recordId(args: Pick<AdminArgs, 'params' | 'url' | 'staff'>, createPermission: string): number | null {
  const { params, url, staff } = args
  // The catalogue's screens used `new` until 2026: bookmarks may still hold it.
  if (params.id === 'new') throw redirect(pathBelowBase(url).replace(/\/new$/, '/create') + url.search, 301)
  if (params.id !== 'create') return existingRecordId(args)
  if (!holds(staff, createPermission)) throw data(null, { status: 403 })
  return null
}
