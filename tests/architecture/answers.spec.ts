import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { RouteList } from '#core/http/route_list'
import { APP_ROOT } from '#core/boot/app_root'
import { answerSchemas } from './answer_schemas.js'

const APPROVED = new URL('plugins/platform/answers.json', APP_ROOT)

test.group('Answers in the description of the API', () => {
  test('are those of the approved file (APPROVE=1 writes it anew, for the diff to be read)', async ({ assert }) => {
    const { routes } = await app.container.make(RouteList)
    const stated = new Set(routes.filter(({ answer }) => answer).map(({ name }) => name))
    const found = Object.entries(answerSchemas(fileURLToPath(APP_ROOT)))
    // A route that writes ready JSON says itself what that is.
    const schemas = Object.fromEntries(found.filter(([name]) => !stated.has(name)))
    assert.containsSubset(schemas['search.index'], {
      type: 'object',
      properties: { data: { type: 'array' }, meta: { properties: { total: { type: 'number' } } } },
      required: ['data', 'meta'],
    })
    const present = `${JSON.stringify(schemas, null, 2)}\n`
    if (process.env.APPROVE === '1') writeFileSync(APPROVED, present)
    assert.equal(present, readFileSync(APPROVED, 'utf8'))
  })
})
