import { destroyConfirmed, destroyRecord } from '#core/http/record_validators'
import { massRows, selected } from '#core/resources/resource_validators'
import { listQuery } from '#core/lists/list_query'
import { actionPermission, apiPath, permissionOf, routePrefix } from '#core/resources/names'
import { moveRow } from '#core/resources/resource_validators'
import { notFound } from '#core/http/errors'
import type { HttpContext, Router } from '@adonisjs/core/http'
import type { Direction } from '#core/bulk/bulk_kind'
import type { MassAction } from '#core/resources/mass_kind'
import type { MassController } from '#core/resources/mass_controller'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { ResourceAction } from '#core/resources/resource'
import type { ResourceValidators } from '#core/resources/resource_validators'

type Handler = 'index' | 'show' | 'store' | 'update' | 'destroy' | 'tree' | 'move'

/** What the routes of a resource, or of a family of resources, differ in. */
interface Routed {
  /** Path of the API. */
  path: string
  /** Prefix of the names of the routes. */
  prefix: string
  isTree: boolean
  /** Null: nobody can do it. */
  permission(action: ResourceAction): string | null
  /** Extra actions, with their permissions. */
  actions: Readonly<Record<string, string>>
  /** The resource of a request. Throws `notFound`. */
  made(ctx: HttpContext): Promise<MadeResource>
  /** For the API document. Null: they depend on the request. */
  validators: ResourceValidators | null
}

const controller = () => import('#core/resources/resource_controller')
const massController = () => import('#core/resources/mass_controller')

/** Registers the routes of a resource: those of the actions that somebody may do. */
export function resourceRoutes(router: Router, made: MadeResource): void {
  const { resource, validators } = made
  const actions = Object.keys(resource.actions ?? {}).map((name) => [name, actionPermission(resource, name)] as const)
  addRoutes(router, {
    path: apiPath(resource),
    prefix: routePrefix(resource),
    isTree: resource.tree !== undefined,
    permission: (action) => permissionOf(resource, action),
    actions: Object.fromEntries(actions),
    // A family may have given it more fields since the boot.
    made: async (ctx) => (await madeOf(ctx, resource.id)) ?? made,
    validators,
  })
}

export interface FamilyRoutes {
  /** With the parameter that names a resource: `/api/admin/cms/contents/:contentType`. */
  path: string
  /** Prefix of the names of the routes: `cms.admin.contents`. */
  prefix: string
  /** Prefix of the permissions, with the same parameter: `cms.:contentType`. */
  permissions: string
  /** Names of the extra actions that resources of the family may have. */
  actions?: readonly string[]
  /** Id of the resource that a request names. */
  id(ctx: HttpContext): string
}

/** Registers the routes that all resources of a family share. */
export function resourceFamilyRoutes(router: Router, { path, prefix, permissions, actions = [], id }: FamilyRoutes) {
  addRoutes(router, {
    path,
    prefix,
    isTree: true,
    // Whoever sees the list may open a row: resources of a family declare no permission of their own for it.
    permission: (action) => `${permissions}.${action === 'view' ? 'list' : action}`,
    actions: Object.fromEntries(actions.map((action) => [action, `${permissions}.${action}`])),
    async made(ctx) {
      const made = await madeOf(ctx, id(ctx))
      if (made?.resource.family?.route !== prefix) throw notFound()
      return made
    },
    validators: null,
  })
}

async function madeOf(ctx: HttpContext, id: string): Promise<MadeResource | null> {
  const { ResourceCatalogue } = await import('#core/resources/resource_catalogue')
  return (await ctx.containerResolver.make(ResourceCatalogue)).find(id)
}

function addRoutes(router: Router, routed: Routed): void {
  const { path, prefix, validators } = routed
  const handler = (name: Handler) => async (ctx: HttpContext) => {
    const { ResourceController } = await controller()
    return (await ctx.containerResolver.make(ResourceController))[name](await routed.made(ctx), ctx)
  }
  const allowed = (action: ResourceAction, register: (permission: string) => void) => {
    const permission = routed.permission(action)
    if (permission) register(permission)
  }
  const name = (handled: Handler) => `${prefix}.${handled}`
  allowed('list', (key) => router.get(path, handler('index')).as(name('index')).permission(key).accepts(listQuery))
  allowed('create', (key) => {
    const route = router.post(path, handler('store')).as(name('store')).permission(key)
    if (validators) route.accepts(() => validators.create)
  })
  if (routed.isTree) {
    allowed('list', (key) => router.get(`${path}/tree`, handler('tree')).as(name('tree')).permission(key))
    allowed('update', (key) =>
      router.put(`${path}/:id/place`, handler('move')).as(name('move')).permission(key).accepts(moveRow)
    )
  }
  allowed('view', (key) => router.get(`${path}/:id`, handler('show')).as(name('show')).permission(key))
  allowed('update', (key) => {
    const route = router.put(`${path}/:id`, handler('update')).as(name('update')).permission(key)
    if (validators) route.accepts(() => validators.update)
  })
  allowed('delete', (key) =>
    router.delete(`${path}/:id`, handler('destroy')).as(name('destroy')).permission(key).accepts(destroyConfirmed)
  )
  massRoutes(router, routed)
  for (const [action, permission] of Object.entries(routed.actions)) {
    const run = async (ctx: HttpContext) => {
      const { ResourceController } = await controller()
      return (await ctx.containerResolver.make(ResourceController)).act(await routed.made(ctx), action, ctx)
    }
    router
      .post(`${path}/:id/${action.replaceAll('_', '-')}`, run)
      .as(`${prefix}.${action}`)
      .permission(permission)
      .accepts(destroyRecord)
  }
}

/** What is done to many rows at once. */
function massRoutes(router: Router, routed: Routed): void {
  const { validators } = routed
  type Handle = (mass: MassController, made: MadeResource, ctx: HttpContext) => Promise<unknown>
  const add = (action: MassAction, method: 'get' | 'post', [end, name]: [string, string], handle: Handle) => {
    const permission = routed.permission(action)
    if (!permission) return null
    const at = `${routed.path}/${action === 'mass_update' ? 'mass-updates' : 'mass-deletions'}${end}`
    const run = async (ctx: HttpContext) => {
      const { MassController: Controller } = await massController()
      return handle(await ctx.containerResolver.make(Controller), await routed.made(ctx), ctx)
    }
    return router[method](at, run).as(`${routed.prefix}.${action}${name}`).permission(permission)
  }
  const begin = (action: MassAction, direction: Direction, end: 'applications' | 'undoings') =>
    add(action, 'post', [`/:id/${end}`, `_${end}.store`], (mass, made, ctx) => mass.run(made, action, direction, ctx))
  const update = add('mass_update', 'post', ['', '.store'], (mass, made, ctx) => mass.update(made, ctx))
  if (validators) update?.accepts(() => validators.massUpdate)
  add('mass_update', 'get', ['/:id', '.show'], (mass, made, ctx) => mass.show(made, ctx))?.accepts(massRows)
  begin('mass_update', 'apply', 'applications')
  begin('mass_update', 'undo', 'undoings')
  add('mass_delete', 'post', ['', '.store'], (mass, made, ctx) => mass.remove(made, ctx))?.accepts(selected)
  begin('mass_delete', 'apply', 'applications')
}
