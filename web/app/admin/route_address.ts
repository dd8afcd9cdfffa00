import { buildAddress, type Query } from '#web/lib/address'
import type { RouteName } from '#web/lib/registry'
import { useShell } from '#web/lib/shell'

/** The address of a named route, for plain links such as downloads; null when there is no such route. */
export function useRouteAddress(): (name: RouteName, params?: Query) => string | null {
  const { routes, locale } = useShell()
  return (name, params = {}) => {
    const route = routes[name]
    return route ? buildAddress(route.uri, params, { locale }) : null
  }
}
