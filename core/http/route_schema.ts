import { Route } from '@adonisjs/core/http'
import type { JsonSchema } from '#core/http/json_schema'

/** A Vine validator, as far as the description of the API needs it. */
export interface DescribedValidator {
  toJSONSchema(): object
}

/** What a route answers when all is well, as JSON schema. */
export interface DescribedAnswer {
  schema: JsonSchema
  /** Schemas that it refers to, by name: the document gives each once. Names start with the plugin's. */
  components?: Record<string, JsonSchema>
}

const accepted = new WeakMap<Route, DescribedValidator>()
const answered = new WeakMap<Route, DescribedAnswer>()

declare module '@adonisjs/core/http' {
  interface Route {
    /**
     * What the route's controller validates: the query of a read, the body of a write. For the description of the API;
     * the controller itself validates.
     */
    accepts(validator: DescribedValidator): this
    /** What the route answers when all is well. For the description of the API; nothing is checked. */
    answers(answer: DescribedAnswer): this
  }
}

/** Adds `accepts` and `answers` to AdonisJS' routes. Called once, before any route is registered. */
export function installRouteSchemas(): void {
  Route.macro('accepts', function (this: Route, validator: DescribedValidator) {
    accepted.set(this, validator)
    return this
  })
  Route.macro('answers', function (this: Route, answer: DescribedAnswer) {
    answered.set(this, answer)
    return this
  })
}

export function validatorOf(route: Route): DescribedValidator | null {
  return accepted.get(route) ?? null
}

export function answerOf(route: Route): DescribedAnswer | null {
  return answered.get(route) ?? null
}
