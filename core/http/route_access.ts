import { Route } from '@adonisjs/core/http'
import { checkAccess, type RouteAccess } from '#core/identity/check_access'
import { markPrivate } from '#core/http/private_response'

const marks = new WeakMap<Route, RouteAccess>()

declare module '@adonisjs/core/http' {
  interface Route {
    /** Open to everybody. */
    public(): this
    /** Open to signed-in customers. With a permission, only to those whose group has it. */
    customer(permission?: string): this
    /** Open to all signed-in staff, whatever their role: their own profile, signing out. */
    staff(): this
    /** Open to staff who hold this permission. */
    permission(key: string): this
  }
}

function mark(route: Route, access: RouteAccess): Route {
  marks.set(route, access)
  return route.use(async (ctx, next) => {
    markPrivate(ctx)
    await checkAccess(ctx, access)
    return next()
  })
}

/** Adds the four marks to AdonisJS' routes. Must run once, before any route is registered. */
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
