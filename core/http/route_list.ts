import type { RegisteredRoute } from '#core/http/plugin_routes'

/** Every route of the plugins. Bound in the container after the plugins' routes are registered. */
export class RouteList {
  constructor(readonly routes: readonly RegisteredRoute[]) {}

  find(name: string): RegisteredRoute | undefined {
    return this.routes.find((route) => route.name === name)
  }
}
