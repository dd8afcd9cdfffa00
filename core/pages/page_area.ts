import { belowBase } from '#core/http/below_base'

/** The parts that screens are built in, each with what only its own screens need: a shop does not carry the back office. */
export type Area = 'storefront' | 'admin'

/** The areas whose routes an address asks for. The router's questions about routes name addresses of any of them. */
export function areasOf({ pathname, searchParams }: URL, base: string): Area[] {
  if (!pathname.endsWith('/__manifest')) return [areaOf(pathname, base)]
  const asked = searchParams.getAll('p').map((path) => areaOf(path, base))
  return asked.includes('admin') ? ['storefront', 'admin'] : ['storefront']
}

/** As the router reads an address: in any case, with or without slashes behind it. */
function areaOf(pathname: string, base: string): Area {
  const below = belowBase(pathname, base) ?? ''
  try {
    return /^\/+admin(?:\/|\.data$|$)/i.test(decodeURIComponent(below)) ? 'admin' : 'storefront'
  } catch {
    return 'storefront'
  }
}
