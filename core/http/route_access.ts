import { Route } from '@adonisjs/core/http'
import { checkAccess } from '#core/identity/check_access'
import { ownAnswer } from '#core/http/own_answer'

/** Who may come in by a route. Every route bears exactly one mark. */
export type RouteAccess =
  | { kind: 'public' }
  | { kind: 'customer'; permission: string | null }
  | { kind: 'permission'; permission: string }
  | { kind: 'staff' }

const marks = new WeakMap<Route, RouteAccess>()

declare module '@adonisjs/core/http' {
  interface Route {
    /** Open to everybody. */
    public(): this
    /** Open to signed-in customers, whose group may need a front permission. */
    customer(permission?: string): this
    /** Open to signed-in staff whatever their role: their own profile, signing out. */
    staff(): this
    /** Open to staff who hold this permission. */
    permission(key: string): this
  }
}

function mark(route: Route, access: RouteAccess): Route {
  marks.set(route, access)
  return route.use(async (ctx, next) => {
    ownAnswer(ctx)
    await checkAccess(ctx, access)
    return next()
  })
}

/** Adds the four marks to AdonisJS' routes. Called once, before any route is registered. */
export function installRouteMarks(): void {
  Route.macro('public', function (this: Route) {
    marks.set(this, { kind: 'public' })
    return this
  })
  Route.macro('customer', function (this: Route, permission?: string) {
    return mark(this, { kind: 'customer', permission: permission ?? null })
  })
  Route.macro('staff', function (this: Route) {
    return mark(this, { kind: 'staff' })
  })
  Route.macro('permission', function (this: Route, permission: string) {
    return mark(this, { kind: 'permission', permission })
  })
}

export function accessOf(route: Route): RouteAccess | undefined {
  return marks.get(route)
}
