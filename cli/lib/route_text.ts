import type { RegisteredRoute } from '#core/http/plugin_routes'
import type { RouteAccess } from '#core/identity/check_access'

/** `public`, `staff`, `customer`, `customer: <key>` or `permission: <key>`. */
function accessText(access: RouteAccess): string {
  if (access.kind === 'public' || access.kind === 'staff' || !access.permission) return access.kind
  return `${access.kind}: ${access.permission}`
}

/** A route for people: its name, methods, address and who may call it. */
export function describeRoute({ name, methods, pattern, access }: RegisteredRoute) {
  const uri = pattern.replace(/:(\w+)\??/g, '{$1}')
  return { name, methods: methods.filter((method) => method !== 'HEAD'), uri, access: accessText(access) }
}
