import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { findScreen, mayOpen } from '#web/admin/menu.server'
import { throwOnFailure } from '#web/lib/screen_loader'

/** `/admin` redirects to the dashboard, or to the welcome page without permission for it. */
export function loader({ context }: LoaderFunctionArgs): never {
  throwOnFailure(context)
  const { staff } = context.visitor
  const dashboard = findScreen(context, 'platform.admin.dashboard')
  const isClosed = staff !== null && (!dashboard || !mayOpen(staff, dashboard))
  throw redirect(isClosed ? '/admin/welcome' : '/admin/dashboard')
}

export default function AdminStart() {
  return null
}
