import { test } from '@japa/runner'
import { wordsOf } from '#plugins/platform/services/field_words'
import app from '@adonisjs/core/services/app'
import { IdentityPort } from '#core/identity/identity_port'
import plugins from '#config/plugins'
import { Everybody } from './everybody.js'

interface Schema {
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  if?: unknown
}

interface Document {
  paths: Record<string, Record<string, { operationId?: string; parameters?: Parameter[] }>>
  components: { schemas: Record<string, Schema> }
}

interface Parameter {
  name: string
  description?: string
  schema: Schema
}

/** A field of the description, with the place where it stands. */
interface Field {
  place: string
  name: string
  schema: Schema
  description: string
}

/** A figure without one of these could be anything. */
const UNITS =
  /minor units?|hundredths|basis points|grams|seconds|minutes|days?\b|bytes|pixels|how many|number|count|counted|position|place|rank|degrees|ratio|version|instant|units? of|true|rows?\b|status|digits|limit/i

/** Words that say nothing by themselves. */
const EMPTY = new Set([
  'the',
  'a',
  'an',
  'of',
  'in',
  'is',
  'this',
  'it',
  'value',
  'field',
  'its',
  'to',
  'for',
  'or',
  'and',
])

function fieldsIn(part: unknown, place: string): Field[] {
  if (Array.isArray(part)) return part.flatMap((inner) => fieldsIn(inner, place))
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) => {
    if (key === 'if') return []
    if (key !== 'properties') return fieldsIn(inner, place)
    return Object.entries(inner as Record<string, Schema>).flatMap(([name, schema]) => [
      { place: `${place}.${name}`, name, schema, description: schema.description ?? '' },
      ...fieldsIn(schema, `${place}.${name}`),
    ])
  })
}

function fieldsOf({ paths, components }: Document): Field[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], ...rest }]) => [
      ...(method === 'parameters' ? [] : parameters).map(({ name, schema, description = '' }) => {
        return { place: `${method} ${path}?${name}`, name, schema, description }
      }),
      ...fieldsIn([parameters, rest], `${method} ${path}`),
    ])
  )
  return [...operations, ...Object.entries(components.schemas).flatMap(([name, schema]) => fieldsIn(schema, name))]
}

/** Whether a description says no more than the name does. */
function isFiller({ name, description }: Field): boolean {
  const said = description.toLowerCase().match(/\p{L}+/gu) ?? []
  const known = new Set(
    name
      .replaceAll(/([A-Z])/g, ' $1')
      .toLowerCase()
      .split(/[\s_]+/)
  )
  return said.filter((word) => !EMPTY.has(word) && !known.has(word)).length < 2
}

test.group('The meanings of fields in the description of the API', (group) => {
  group.tap((each) => each.tags(['@sources']))
  group.each.setup(() => {
    app.container.swap(IdentityPort, () => new Everybody())
    return () => app.container.restore(IdentityPort)
  })

  test('stand at every field and parameter, with the unit of every figure', async ({ client, assert }) => {
    const fields = fieldsOf((await client.get('/api/openapi.json')).body() as Document)
    assert.isAbove(fields.length, 2_000)
    const isFigure = ({ type }: Schema) => ['integer', 'number'].some((kind) => [type].flat().includes(kind))
    const places = (wrong: Field[]) => [...new Set(wrong.map(({ place }) => place))]
    assert.deepEqual(places(fields.filter(({ description }) => description === '')), [])
    assert.deepEqual(places(fields.filter((field) => field.description !== '' && isFiller(field))), [])
    const bare = fields.filter(({ schema, description }) => isFigure(schema) && !UNITS.test(description))
    assert.deepEqual(places(bare), [])
  })

  test('are said once, and none for a field that is not there', async ({ client, assert }) => {
    const fields = fieldsOf((await client.get('/api/openapi.json')).body() as Document)
    const used = new Set(fields.map(({ description }) => description))
    const words = plugins.flatMap(({ id }) => Object.entries(wordsOf(id)))
    assert.deepEqual(
      words.filter(([, text]) => !used.has(text)),
      []
    )
    const names = words.map(([name]) => name)
    assert.deepEqual(
      names.filter((name, at) => names.indexOf(name) !== at),
      []
    )
  })
})
