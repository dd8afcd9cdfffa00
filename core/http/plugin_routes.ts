import { BootError } from '#core/plugin/boot_error'
import { collision, foreignName } from '#core/plugin/check_names'
import { contributionFailed } from '#core/plugin/contribution_failed'
import { accessOf } from '#core/http/route_access'
import { externalPostsOf, type ExternalPosts } from '#core/http/external_posts'
import { validatorOf, type DescribedValidator } from '#core/http/route_schema'
import { BriskRoute, Route, type RouteGroup, type Router } from '@adonisjs/core/http'
import { resourceRoutes } from '#core/resources/resource_routes'
import type { MadeResource, ResourceCatalogue } from '#core/resources/resource_catalogue'
import type { RouteAccess } from '#core/identity/check_access'
import type { Plugin } from '#core/plugin/contract'
import type { PluginRegistry } from '#core/plugin/registry'

/** A checked route, for `init`, the route list, the matrix test and OpenAPI. */
export interface RegisteredRoute {
  name: string
  methods: string[]
  /** AdonisJS pattern, such as `/api/catalogue/products/:slug`. */
  pattern: string
  access: RouteAccess
  plugin: string
  /** Validates the query of a read or the body of a write. */
  validator: DescribedValidator | null
  /** Set when the route accepts posts from other sites or servers. */
  foreign: ExternalPosts | null
}

/** Route names that the specification fixes without a plugin's prefix. */
const UNPREFIXED = new Set(['init', 'get-metadata', 'health', 'search.index'])

/** Registers every plugin's routes and checks each one's name and access mark. Throws `BootError`. */
export function registerPluginRoutes(
  router: Router,
  registry: PluginRegistry,
  resources: Pick<ResourceCatalogue, 'find'>
): RegisteredRoute[] {
  const owners = new Map<string, string>()
  return registry.plugins.flatMap((plugin) => {
    return registerRoutes(router, plugin, resources).map((route) => {
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

/** Registers one plugin's routes inside a router group, which collects them, and returns them. */
function registerRoutes(router: Router, plugin: Plugin, resources: Pick<ResourceCatalogue, 'find'>): Route[] {
  try {
    return routesOf(
      router.group(() => {
        plugin.routes?.(router)
        for (const { id } of plugin.resources ?? []) resourceRoutes(router, resources.find(id) as MadeResource)
      })
    )
  } catch (error) {
    throw contributionFailed(plugin.id, 'routes', error)
  }
}

function routesOf({ routes }: Pick<RouteGroup, 'routes'>): Route[] {
  return routes.flatMap((entry) => {
    if (entry instanceof Route) return [entry]
    if (entry instanceof BriskRoute) return entry.route ? [entry.route] : []
    return routesOf(entry)
  })
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
  return {
    name,
    methods,
    pattern,
    access,
    plugin,
    get validator() {
      return validatorOf(route)
    },
    foreign: externalPostsOf(route, name),
  }
}

function checkPermission({ access, name, plugin }: RegisteredRoute, registry: PluginRegistry) {
  if (access.kind === 'public' || access.kind === 'staff' || !access.permission) return
  // A family's resources declare theirs while the shop runs.
  if (access.permission.includes(':')) return
  const declared = registry.permissions.get(access.permission)
  const side = access.kind === 'customer' ? 'front' : 'admin'
  if (declared?.interface === side) return
  throw new BootError(
    plugin,
    `the route "${name}" names the permission "${access.permission}", which no plugin declares for the ${side} interface.`,
    'Declare it under permissions, or correct the key.'
  )
}
