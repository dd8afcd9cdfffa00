import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound, refuseAfterFailure } from '#web/lib/screen_loader'

/** Any address of the administration that no screen has. */
export function loader({ context }: LoaderFunctionArgs): never {
  refuseAfterFailure(context)
  throw notFound()
}

export default function NotFound() {
  return null
}
