import type { RegisteredRoute } from '#core/http/plugin_routes'

/** A route as the named-route client reads it. */
export interface NamedRoute {
  /** With `{param}` placeholders. */
  uri: string
  methods: string[]
  /** Who may come in: `customer`, `admin`, `permission:<key>`; none for public routes. */
  middlewares: string[]
}

/** Routes by name; those of the admin only for staff. */
export function namedRoutes(
  routes: readonly RegisteredRoute[],
  { staff }: { staff: boolean }
): Record<string, NamedRoute> {
  const listed = staff ? routes : routes.filter((route) => !isAdminRoute(route))
  return Object.fromEntries(listed.map((route) => [route.name, namedRoute(route)]))
}

/** Whether a route is for staff only. */
export function isAdminRoute({ access }: RegisteredRoute): boolean {
  return access.kind === 'staff' || access.kind === 'permission'
}

/** `/api/orders/:id/lines/:line?` → `/api/orders/{id}/lines/{line}`. */
export function placeholders(pattern: string): string {
  return pattern.replace(/:(\w+)\??/g, '{$1}')
}

function namedRoute(route: RegisteredRoute): NamedRoute {
  return {
    uri: placeholders(route.pattern),
    methods: route.methods.filter((method) => method !== 'HEAD'),
    middlewares: middlewares(route),
  }
}

function middlewares({ access }: RegisteredRoute): string[] {
  if (access.kind === 'public') return []
  if (access.kind === 'staff') return ['admin']
  if (access.kind === 'permission') return ['admin', `permission:${access.permission}`]
  return access.permission ? ['customer', `permission:${access.permission}`] : ['customer']
}
