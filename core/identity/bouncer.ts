import { Bouncer } from '@adonisjs/bouncer'
import { HttpContext } from '@adonisjs/core/http'
import { can, type Person } from '#core/identity/identity_port'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The person whom the route's mark let in; null on public routes. */
    person: Person | null
    /** Asks policies and abilities in the name of `person`. */
    bouncer: Bouncer<Person>
  }
}

/** `ctx.bouncer.authorize(holds, 'catalogue.products.update')`, for what a route's mark cannot say. */
export const holds = Bouncer.ability((person: Person, key: string) => can(person, key))

/** Gives every request a bouncer, made when it is first asked. Called once, at start. */
export function installBouncer(): void {
  HttpContext.getter(
    'bouncer',
    function (this: HttpContext) {
      return new Bouncer<Person>(() => this.person ?? null).setContainerResolver(this.containerResolver)
    },
    true
  )
}
