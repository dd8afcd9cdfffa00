import { Bouncer } from '@adonisjs/bouncer'
import { HttpContext } from '@adonisjs/core/http'
import { can, type Person } from '#core/identity/identity_port'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The signed-in person, set by the route's access check; null on public routes. */
    person: Person | null
    /** Checks policies and abilities of `person`. */
    bouncer: Bouncer<Person>
  }
}

/** For checks that a route's mark cannot express: `ctx.bouncer.authorize(holds, 'catalogue.products.update')`. */
export const holds = Bouncer.ability((person: Person, key: string) => can(person, key))

/** Adds the lazy property `bouncer` to every request's context. Must run once, at start. */
export function installBouncer(): void {
  HttpContext.getter(
    'bouncer',
    function (this: HttpContext) {
      return new Bouncer<Person>(() => this.person ?? null).setContainerResolver(this.containerResolver)
    },
    true
  )
}
