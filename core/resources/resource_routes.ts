import { destroyConfirmed, destroyRecord } from '#core/http/record_validators'
import { massRows, selected } from '#core/resources/resource_validators'
import { listQuery } from '#core/lists/list_query'
import { actionPermission, apiPath, permissionOf, routePrefix } from '#core/resources/names'
import { moveRow } from '#core/resources/resource_validators'
import type { HttpContext, Router } from '@adonisjs/core/http'
import type { Direction } from '#core/bulk/bulk_kind'
import type { MassAction } from '#core/resources/mass_kind'
import type { MassController } from '#core/resources/mass_controller'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { ResourceAction } from '#core/resources/resource'

type Handler = 'index' | 'show' | 'store' | 'update' | 'destroy' | 'tree' | 'move'

const controller = () => import('#core/resources/resource_controller')
const massController = () => import('#core/resources/mass_controller')

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
  if (resource.tree) {
    allowed('list', (key) => router.get(`${path}/tree`, handler('tree')).as(name('tree')).permission(key))
    allowed('update', (key) =>
      router.put(`${path}/:id/place`, handler('move')).as(name('move')).permission(key).accepts(moveRow)
    )
  }
  allowed('view', (key) => router.get(`${path}/:id`, handler('show')).as(name('show')).permission(key))
  allowed('update', (key) =>
    router.put(`${path}/:id`, handler('update')).as(name('update')).permission(key).accepts(validators.update)
  )
  allowed('delete', (key) =>
    router.delete(`${path}/:id`, handler('destroy')).as(name('destroy')).permission(key).accepts(destroyConfirmed)
  )
  massRoutes(router, made)
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

/** What is done to many rows at once. */
function massRoutes(router: Router, made: MadeResource): void {
  const { resource, validators } = made
  type Handle = (mass: MassController, ctx: HttpContext) => Promise<unknown>
  const add = (action: MassAction, method: 'get' | 'post', [end, name]: [string, string], handle: Handle) => {
    const permission = permissionOf(resource, action)
    if (!permission) return null
    const at = `${apiPath(resource)}/${action === 'mass_update' ? 'mass-updates' : 'mass-deletions'}${end}`
    const run = async (ctx: HttpContext) => {
      const { MassController: Controller } = await massController()
      return handle(await ctx.containerResolver.make(Controller), ctx)
    }
    return router[method](at, run)
      .as(`${routePrefix(resource)}.${action}${name}`)
      .permission(permission)
  }
  const begin = (action: MassAction, direction: Direction, end: 'applications' | 'undoings') =>
    add(action, 'post', [`/:id/${end}`, `_${end}.store`], (mass, ctx) => mass.run(made, action, direction, ctx))
  const update = add('mass_update', 'post', ['', '.store'], (mass, ctx) => mass.update(made, ctx))
  update?.accepts(validators.massUpdate)
  add('mass_update', 'get', ['/:id', '.show'], (mass, ctx) => mass.show(made, ctx))?.accepts(massRows)
  begin('mass_update', 'apply', 'applications')
  begin('mass_update', 'undo', 'undoings')
  add('mass_delete', 'post', ['', '.store'], (mass, ctx) => mass.remove(made, ctx))?.accepts(selected)
  begin('mass_delete', 'apply', 'applications')
}
