import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { errorStatuses } from '#web/lib/error_statuses'

/** The error pages by address, for faults that the server meets before any screen: `errors/419`. */
export function loader({ params }: LoaderFunctionArgs): never {
  const status = errorStatuses.find((each) => String(each) === params.status) ?? 404
  throw data(null, { status })
}

export default function ErrorAddress() {
  return null
}
