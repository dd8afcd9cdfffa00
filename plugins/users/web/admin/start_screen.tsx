import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { refuseAfterFailure } from '#web/lib/screen_loader'

/** `/admin` leads to the first page of the administration. */
export function loader({ context }: LoaderFunctionArgs): never {
  refuseAfterFailure(context)
  throw redirect('/admin/dashboard')
}

export default function AdminStart() {
  return null
}
