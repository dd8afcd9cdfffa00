import type { ServerBuild } from '@remix-run/server-runtime'

type Routes = ServerBuild['routes']

/** A route with its path pattern below the base path: `boutique/:slug?`. */
export interface RoutePath {
  id: string
  path: string
}

/** The paths of all routes of a build, without layout routes. */
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

/** The ids of a route and of its parents, itself first. */
export function* ancestors(routes: Routes, id: string): Generator<string> {
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) yield at
}
