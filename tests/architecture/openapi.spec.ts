import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { APP_ROOT } from '#core/boot/app_root'
import { listQuery } from '#core/lists/list_query'
import { Lists } from '#core/lists/lists'
import { RouteList } from '#core/http/route_list'
import { IdentityPort } from '#core/identity/identity_port'
import plugins from '#config/plugins'
import { Everybody } from './everybody.js'
import { sourceFiles } from './source_files.js'
import type { ApiClient } from '@japa/api-client'
import type { DescribedValidator } from '#core/http/route_schema'
import type { RegisteredRoute } from '#core/http/plugin_routes'

interface Parameter {
  name: string
  in: string
  required: boolean
}

interface Operation {
  operationId?: string
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: { properties?: object } }> }
}

interface Document {
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
}

type Validator = DescribedValidator & { validate(data: unknown, options?: unknown): Promise<unknown> }

/** The validators of every plugin, by where they stand. */
async function validators(): Promise<Map<Validator, string>> {
  const found = new Map<Validator, string>()
  const listed = new Set(plugins.map(({ id }) => id))
  for (const { path } of sourceFiles()) {
    const [, id = ''] = /^plugins\/(\w+)\/(?!web\/)(?:.*\/)?(?:validators\/.+|\w+_validator)\.ts$/.exec(path) ?? []
    if (!listed.has(id)) continue
    const module = (await import(new URL(path, APP_ROOT).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(module)) {
      if (value && typeof (value as Validator).toJSONSchema === 'function')
        found.set(value as Validator, `${id} ${name}`)
    }
  }
  return found
}

async function apiRoutes(): Promise<RegisteredRoute[]> {
  const { routes } = await app.container.make(RouteList)
  return routes.filter(({ pattern }) => pattern.startsWith('/api/'))
}

/** The validators that ran while a route was asked. */
async function run(client: ApiClient, { methods, pattern }: RegisteredRoute): Promise<Set<Validator>> {
  const ran = new Set<Validator>()
  const known = [...(await validators()).keys()].map((validator) => [validator, validator.validate] as const)
  for (const [validator, validate] of known) {
    validator.validate = (...call) => {
      ran.add(validator)
      return validate(...call)
    }
  }
  const origin = `http://${process.env.HOST}:${process.env.PORT}`
  for (const method of methods.filter((name) => name !== 'HEAD')) {
    await client
      .request(`${pattern.replace(/:\w+\??/g, '1')}?unheard=${Math.random()}`, method)
      .header('origin', origin)
      .redirects(0)
  }
  for (const [validator, validate] of known) validator.validate = validate
  return ran
}

test.group('The description of the API', (group) => {
  group.tap((each) => each.tags(['@sources']))
  group.each.setup(() => {
    app.container.swap(IdentityPort, () => new Everybody())
    return () => app.container.restore(IdentityPort)
  })

  async function operations(client: ApiClient): Promise<[RegisteredRoute, Operation | undefined][]> {
    const { paths } = (await client.get('/api/openapi.json')).body() as Document
    return (await apiRoutes()).flatMap((route) =>
      route.methods
        .filter((method) => method !== 'HEAD')
        .map((method): [RegisteredRoute, Operation | undefined] => {
          const uri = route.pattern.replace(/:(\w+)\??/g, '{$1}')
          return [route, paths[uri]?.[method.toLowerCase()]]
        })
    )
  }

  test('bears the version of the product', async ({ client, assert }) => {
    const { info } = (await client.get('/api/openapi.json')).body() as Document
    const { version } = JSON.parse(readFileSync(new URL('package.json', APP_ROOT), 'utf8')) as { version: string }
    assert.equal(info.version, version)
  })

  test('has every route with its name and a parameter for each placeholder', async ({ client, assert }) => {
    const described = await operations(client)
    assert.isAbove(described.length, 20)
    for (const [{ name, pattern }, operation] of described) {
      assert.equal(operation?.operationId, name)
      const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path' && parameter.required)
      const placeholders = [...pattern.matchAll(/:(\w+)/g)].map(([, placeholder]) => placeholder)
      assert.deepEqual(
        inPath?.map((parameter) => parameter.name),
        placeholders,
        name
      )
    }
  })

  test('tells in the query of a read and in the body of a write what the validator takes', async ({
    client,
    assert,
  }) => {
    for (const [{ name, methods, validator }, operation] of await operations(client)) {
      const schema = (validator?.toJSONSchema() ?? {}) as { properties?: object; required?: string[] }
      const taken = Object.keys(schema.properties ?? {})
      const inQuery = operation?.parameters.filter((parameter) => parameter.in === 'query') ?? []
      const inBody = operation?.requestBody?.content['application/json']?.schema.properties ?? {}
      // What is deleted is named by the address; what is asked beside it stands in the body.
      const reads = methods.includes('GET')
      assert.deepEqual(reads ? inQuery.map((parameter) => parameter.name) : Object.keys(inBody), taken, name)
      const required = inQuery.filter((parameter) => parameter.required).map((parameter) => parameter.name)
      assert.deepEqual(required, reads ? (schema.required ?? []) : [], name)
    }
  })

  test('names for every route the validator that its controller runs, and no other', async ({ client, assert }) => {
    const names = await validators()
    const wrong: Record<string, unknown> = {}
    for (const route of await apiRoutes()) {
      const told = route.validator ? [names.get(route.validator as Validator)] : []
      const ran = [...(await run(client, route))].map((validator) => names.get(validator))
      if (ran.join() !== told.join()) wrong[route.name] = { told, ran }
    }
    assert.deepEqual(wrong, {})
  })

  test('describes page, limit, sort, filter and q of every route that shows a list of the back office', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { page } = Lists.prototype
    cleanup(() => void (Lists.prototype.page = page))
    // A list controller passes the query on: the name of the route in `q` shows which route called.
    const lists = new Set<unknown>()
    Lists.prototype.page = function (key, query) {
      lists.add(query.q)
      return page.call(this, key, query)
    }
    for (const { name, methods, pattern, validator } of await apiRoutes()) {
      if (!methods.includes('GET')) continue
      await client.get(pattern.replace(/:\w+\??/g, '1')).qs({ q: name })
      if (lists.has(name)) assert.strictEqual(validator, listQuery, name)
    }
    assert.isAbove(lists.size, 30)
  })
})
