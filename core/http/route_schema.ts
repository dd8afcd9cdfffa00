import { Route } from '@adonisjs/core/http'

/** A Vine validator, as far as the description of the API needs it. */
export interface DescribedValidator {
  toJSONSchema(): object
}

const accepted = new WeakMap<Route, DescribedValidator>()

declare module '@adonisjs/core/http' {
  interface Route {
    /**
     * What the route's controller validates: the query of a read, the body of a write. For the description of the API;
     * the controller itself validates.
     */
    accepts(validator: DescribedValidator): this
  }
}

/** Adds `accepts` to AdonisJS' routes. Called once, before any route is registered. */
export function installRouteSchemas(): void {
  Route.macro('accepts', function (this: Route, validator: DescribedValidator) {
    accepted.set(this, validator)
    return this
  })
}

export function validatorOf(route: Route): DescribedValidator | null {
  return accepted.get(route) ?? null
}
