import type { RegisteredRoute } from '#core/http/plugin_routes'

/** Every route of the running product. Bound in the container once the plugins' routes stand. */
export class RouteList {
  constructor(readonly routes: readonly RegisteredRoute[]) {}

  find(name: string): RegisteredRoute | undefined {
    return this.routes.find((route) => route.name === name)
  }
}
