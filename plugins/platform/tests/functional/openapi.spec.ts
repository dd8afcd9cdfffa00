import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Validator } from '@seriousme/openapi-schema-validator'
import { RouteList } from '#core/http/route_list'

interface Operation {
  parameters: { name: string; in: string }[]
  requestBody?: unknown
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
}

test.group('The description of the API', () => {
  test('is a valid OpenAPI 3.1 document', async ({ client, assert }) => {
    const response = await client.get('/api/openapi.json')
    response.assertStatus(200)
    const { valid, errors } = await new Validator().validate(response.body())
    assert.isTrue(valid, JSON.stringify(errors))
    assert.equal(response.body().openapi, '3.1.0')
  })

  test('says what a read accepts in its query and a write in its body', async ({ client, assert }) => {
    const { paths } = (await client.get('/api/openapi.json')).body() as Document
    const search = paths['/api/search']?.get?.parameters.map(({ name }) => name)
    assert.deepEqual(search, ['q', 'kind', 'page', 'limit', 'suggest'])
    assert.isDefined(paths['/api/reports']?.post?.requestBody)
    assert.deepEqual(
      paths['/vue/sitemap/{part}.xml']?.get?.parameters.map(({ name, in: place }) => [name, place]),
      [['part', 'path']]
    )
  })

  test('says what a route answers, where its controller says so', async ({ client, assert }) => {
    const { paths } = (await client.get('/api/openapi.json')).body() as Document
    const search = paths['/api/search']?.get?.responses['2XX']?.content?.['application/json']?.schema
    assert.containsSubset(search, {
      type: 'object',
      properties: { meta: { properties: { correction: { anyOf: [{ type: 'null' }, { type: 'string' }] } } } },
    })
    assert.notProperty(paths['/api/reports']?.post?.responses['2XX'], 'content')
  })

  test('hides staff routes from visitors', async ({ client, assert }) => {
    const { paths } = (await client.get('/api/openapi.json')).body() as Document
    const { routes } = await app.container.make(RouteList)
    const open = routes.filter(({ access }) => access.kind === 'public').map(({ pattern }) => pattern)
    const shown = Object.keys(paths).filter((path) => path.startsWith('/api/admin/'))
    assert.isEmpty(shown.filter((path) => !open.includes(path.replaceAll(/\{(\w+)\}/g, ':$1'))))
  })
})
