import { Route } from '@adonisjs/core/http'

/** The part of a Vine validator that the API document needs. */
export interface DescribedValidator {
  toJSONSchema(): object
}

type Accepted = DescribedValidator | (() => DescribedValidator)

const accepted = new WeakMap<Route, Accepted>()

declare module '@adonisjs/core/http' {
  interface Route {
    /**
     * Documents the validator that the route's controller uses, for the query of a read or the body of a write. It only
     * feeds the API document: the controller still validates. A function makes it when the document is asked for.
     */
    accepts(validator: Accepted): this
  }
}

/** Adds `accepts` to AdonisJS' routes. Must run once, before any route is registered. */
export function installRouteSchemas(): void {
  Route.macro('accepts', function (this: Route, validator: Accepted) {
    accepted.set(this, validator)
    return this
  })
}

export function validatorOf(route: Route): DescribedValidator | null {
  const found = accepted.get(route) ?? null
  return typeof found === 'function' ? found() : found
}
