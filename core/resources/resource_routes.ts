import { destroyConfirmed, destroyRecord } from '#core/records/record_validators'
import { listQuery } from '#core/lists/list_query'
import { actionPermission, apiPath, permissionOf, routePrefix } from '#core/resources/names'
import type { HttpContext, Router } from '@adonisjs/core/http'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { ResourceAction } from '#core/resources/resource'

type Handler = 'index' | 'show' | 'store' | 'update' | 'destroy'

const controller = () => import('#core/resources/resource_controller')

/** Registers the routes of a resource: those of the actions that somebody may do. */
export function resourceRoutes(router: Router, made: MadeResource): void {
  const { resource, validators } = made
  const path = apiPath(resource)
  const handler = (name: Handler) => async (ctx: HttpContext) => {
    const { ResourceController } = await controller()
    return (await ctx.containerResolver.make(ResourceController))[name](made, ctx)
  }
  const allowed = (action: ResourceAction, register: (permission: string) => void) => {
    const permission = permissionOf(resource, action)
    if (permission) register(permission)
  }
  const name = (handled: Handler) => `${routePrefix(resource)}.${handled}`
  allowed('list', (key) => router.get(path, handler('index')).as(name('index')).permission(key).accepts(listQuery))
  allowed('create', (key) =>
    router.post(path, handler('store')).as(name('store')).permission(key).accepts(validators.create)
  )
  allowed('view', (key) => router.get(`${path}/:id`, handler('show')).as(name('show')).permission(key))
  allowed('update', (key) =>
    router.put(`${path}/:id`, handler('update')).as(name('update')).permission(key).accepts(validators.update)
  )
  allowed('delete', (key) =>
    router.delete(`${path}/:id`, handler('destroy')).as(name('destroy')).permission(key).accepts(destroyConfirmed)
  )
  for (const action of Object.keys(resource.actions ?? {})) {
    const run = async (ctx: HttpContext) => {
      const { ResourceController } = await controller()
      return (await ctx.containerResolver.make(ResourceController)).act(made, action, ctx)
    }
    router
      .post(`${path}/:id/${action.replaceAll('_', '-')}`, run)
      .as(`${routePrefix(resource)}.${action}`)
      .permission(actionPermission(resource, action))
      .accepts(destroyRecord)
  }
}
