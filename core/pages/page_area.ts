import { routerPath } from '#core/pages/router_path'

/** The bundles that screens are built into. The storefront's bundle has no code of the back office. */
export type Area = 'storefront' | 'admin'

/** The areas whose routes a request needs. A manifest request of the router may name paths of both. */
export function areasOf({ pathname, searchParams }: URL, base: string): Area[] {
  if (!pathname.endsWith('/__manifest')) return [areaOf(pathname, base)]
  const requested = searchParams.getAll('p').map((path) => areaOf(path, base))
  return requested.includes('admin') ? ['storefront', 'admin'] : ['storefront']
}

export function areaOf(pathname: string, base: string): Area {
  const path = routerPath(pathname, base)
  return path === 'admin' || path?.startsWith('admin/') ? 'admin' : 'storefront'
}
