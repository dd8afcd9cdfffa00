import type { ServerBuild } from '@remix-run/server-runtime'

type Routes = ServerBuild['routes']

/** A route that an address leads to, with that address from the base path on, as the router writes it: `boutique/:slug?`. */
export interface RoutePath {
  id: string
  path: string
}

/** Every address of a build, those of the layouts around them left out. */
export function routePaths(routes: Routes): RoutePath[] {
  const found: RoutePath[] = []
  for (const route of Object.values(routes)) {
    if (!route || (route.path === undefined && !route.index) || route.id === 'root') continue
    const parts = [...ancestors(routes, route.id)].reverse().map((id) => routes[id]?.path ?? '')
    found.push({
      id: route.id,
      path: parts
        .filter(Boolean)
        .join('/')
        .replaceAll(/\/+/g, '/')
        .replace(/^\/|\/$/g, ''),
    })
  }
  return found
}

/** A route and what stands around it, itself first. */
export function* ancestors(routes: Routes, id: string): Generator<string> {
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) yield at
}
