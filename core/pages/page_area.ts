import { routerPath } from '#core/pages/router_path'

/** The parts that screens are built in, each with what only its own screens need: a shop does not carry the back office. */
export type Area = 'storefront' | 'admin'

/** The areas whose routes an address asks for. The router's questions about routes name addresses of any of them. */
export function areasOf({ pathname, searchParams }: URL, base: string): Area[] {
  if (!pathname.endsWith('/__manifest')) return [areaOf(pathname, base)]
  const asked = searchParams.getAll('p').map((path) => areaOf(path, base))
  return asked.includes('admin') ? ['storefront', 'admin'] : ['storefront']
}

export function areaOf(pathname: string, base: string): Area {
  const path = routerPath(pathname, base)
  return path === 'admin' || path?.startsWith('admin/') ? 'admin' : 'storefront'
}
