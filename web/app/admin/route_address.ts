import { buildAddress, type Query } from '#web/lib/address'
import type { RouteName } from '#web/lib/registry'
import { useShell } from '#web/lib/shell'

/** The address of a named route, for links that browsers follow by themselves (downloads); null: this shop has none. */
export function useRouteAddress(): (name: RouteName, params?: Query) => string | null {
  const { routes, locale } = useShell()
  return (name, params = {}) => {
    const route = routes[name]
    return route ? buildAddress(route.uri, params, { locale }) : null
  }
}
