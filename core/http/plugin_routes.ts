import { BootError } from '#core/plugin/boot_error'
import { collision, foreignName } from '#core/plugin/check_names'
import { contributionFailed } from '#core/plugin/contribution_failed'
import { accessOf, type RouteAccess } from '#core/http/route_access'
import { foreignPostsOf, type ForeignPosts } from '#core/http/foreign_posts'
import { validatorOf, type DescribedValidator } from '#core/http/route_schema'
import type { Route, Router } from '@adonisjs/core/http'
import type { Plugin } from '#core/plugin/contract'
import type { PluginRegistry } from '#core/plugin/registry'

/** A route as the product knows it: for `init`, the route list, the matrix test and OpenAPI. */
export interface RegisteredRoute {
  name: string
  methods: string[]
  /** AdonisJS pattern, such as `/api/catalogue/products/:slug`. */
  pattern: string
  access: RouteAccess
  plugin: string
  /** What it accepts: the query of a read, the body of a write. */
  validator: DescribedValidator | null
  /** What it takes from elsewhere than our own pages; null: nothing. */
  foreign: ForeignPosts | null
}

/** Names that the specification fixes without a plugin's prefix. */
const UNPREFIXED = new Set(['init', 'get-metadata', 'health', 'search.index'])

/** Registers every plugin's routes and checks each one's name and access mark. */
export function registerPluginRoutes(router: Router, registry: PluginRegistry): RegisteredRoute[] {
  const owners = new Map<string, string>()
  return registry.plugins.flatMap((plugin) => {
    const routes = recordRoutes(router, plugin)
    return routes.map((route) => {
      const registered = describe(route, plugin.id)
      const owner = owners.get(registered.name)
      if (owner) throw collision(plugin.id, owner, 'route name', registered.name)
      if (!UNPREFIXED.has(registered.name) && !registered.name.startsWith(`${plugin.id}.`)) {
        throw foreignName(plugin.id, 'route name', registered.name)
      }
      checkPermission(registered, registry)
      owners.set(registered.name, plugin.id)
      return registered
    })
  })
}

function recordRoutes(router: Router, plugin: Plugin): Route[] {
  const recorded: Route[] = []
  const original = router.route
  router.route = function (this: Router, ...parameters: Parameters<Router['route']>) {
    const route = original.apply(this, parameters)
    recorded.push(route)
    return route
  } as Router['route']
  try {
    plugin.routes?.(router)
  } catch (error) {
    throw contributionFailed(plugin.id, 'routes', error)
  } finally {
    router.route = original
  }
  return recorded
}

function describe(route: Route, plugin: string): RegisteredRoute {
  const { methods, pattern } = route.toJSON()
  const name = route.getName()
  const place = `${methods.filter((method) => method !== 'HEAD').join(', ')} ${pattern}`
  if (!name) {
    throw new BootError(plugin, `the route ${place} has no name.`, `Add .as('${plugin}.…').`)
  }
  const access = accessOf(route)
  if (!access) {
    throw new BootError(
      plugin,
      `the route "${name}" (${place}) does not say who may come in.`,
      'End it with .permission(key), .customer(), .staff() or .public().'
    )
  }
  return { name, methods, pattern, access, plugin, validator: validatorOf(route), foreign: foreignPostsOf(route, name) }
}

function checkPermission({ access, name, plugin }: RegisteredRoute, registry: PluginRegistry) {
  if (access.kind === 'public' || access.kind === 'staff' || !access.permission) return
  const declared = registry.permissions.get(access.permission)
  const side = access.kind === 'customer' ? 'front' : 'admin'
  if (declared?.interface === side) return
  throw new BootError(
    plugin,
    `the route "${name}" names the permission "${access.permission}", which no plugin declares for the ${side} interface.`,
    'Declare it under permissions, or correct the key.'
  )
}
