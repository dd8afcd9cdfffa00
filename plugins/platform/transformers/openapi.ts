import { LOCALES } from '#core/i18n/locales'
import { requestSchema } from '#plugins/platform/transformers/request_schema'
import { placeholders } from '#plugins/platform/transformers/named_routes'
import { describeFields, meaningOf } from '#plugins/platform/transformers/describe_fields'
import type { FieldWords } from '#plugins/platform/services/field_words'
import type { ResponseSchemas } from '#plugins/platform/services/response_schemas'
import type { RegisteredRoute } from '#core/http/plugin_routes'
import type { Schema } from '#plugins/platform/transformers/json_schema'

/** The parts of the document other than its paths. */
export interface OpenApiFrame {
  title: string
  version: string
  /** Public address of the shop, without a path. */
  server: string
  /** Plugin id → its label. */
  tags: Record<string, string>
  schemas: ResponseSchemas
  words: FieldWords
}

interface ObjectSchema {
  properties?: Record<string, Schema>
  required?: string[]
}

const PROBLEM: Schema = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      description: 'Everything that speaks against the call, told at once.',
      items: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'string', description: 'Permanent code of the refusal, such as E_VALIDATION_REQUIRED.' },
          message: { type: 'string', description: 'The refusal in the language of the answer, for people.' },
          field: { type: 'string', description: 'Field of the body or parameter of the query that is refused.' },
          meta: {
            type: 'object',
            description: 'More for programs: the fresh row of a 409, the values that are known.',
          },
        },
      },
    },
  },
}

/** Every address of the API is answered in this language. */
const LOCALE: Schema = {
  name: 'locale',
  in: 'query',
  required: false,
  description: 'Language of the answer; absent: the first one that Accept-Language offers.',
  schema: { type: 'string', enum: LOCALES },
}

const FAILURE = { description: 'Refused', content: json({ $ref: '#/components/schemas/Problem' }) }

/** The OpenAPI 3.1 document of these routes. */
export function openApiDocument(frame: OpenApiFrame, routes: readonly RegisteredRoute[]): Schema {
  const paths: Record<string, Schema> = {}
  for (const route of routes) {
    const uri = placeholders(route.pattern)
    for (const method of route.methods.filter((name) => name !== 'HEAD')) {
      paths[uri] ??= uri.startsWith('/api/') ? { parameters: [{ $ref: '#/components/parameters/locale' }] } : {}
      paths[uri] = {
        ...paths[uri],
        [method.toLowerCase()]: operation(route, method, frame),
      }
    }
  }
  const plugins = new Set(routes.map(({ plugin }) => plugin))
  return {
    openapi: '3.1.0',
    info: { title: frame.title, version: frame.version },
    servers: [{ url: frame.server }],
    tags: [...plugins].map((name) => ({ name, description: frame.tags[name] ?? name })),
    paths,
    components: {
      schemas: { Problem: PROBLEM, ...referredTo(paths, frame.schemas.components) },
      parameters: { locale: LOCALE },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'cellier-session' },
        token: { type: 'http', scheme: 'bearer', description: 'A token of staff, made on the page of their profile.' },
      },
    },
  }
}

/** The schemas that a part of the document references, and those that they reference. Schemas of staff only stay out. */
function referredTo(part: unknown, components: Record<string, Schema>, found: Record<string, Schema> = {}): Schema {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    const component = components[name]
    if (!component || name in found) continue
    found[name] = component
    referredTo(component, components, found)
  }
  return found
}

function operation(route: RegisteredRoute, method: string, { schemas, words }: OpenApiFrame): Schema {
  // The path names the record to delete. Further input of a deletion (a password, a version) is sent in the body.
  const reads = method === 'GET'
  const asked: ObjectSchema = route.validator ? requestSchema(route.validator) : {}
  const schema = describeFields(asked, words, route.name)
  const response = schemas.responses[route.name]
  const { access } = route
  const key = 'permission' in access ? access.permission : null
  return {
    'operationId': route.name,
    'tags': [route.plugin],
    'parameters': [...pathParameters(route, words), ...(reads ? queryParameters(schema) : [])],
    ...(!reads && route.validator ? { requestBody: { required: true, content: json(schema as Schema) } } : {}),
    'responses': { '2XX': { description: 'Done', ...(response ? { content: json(response) } : {}) }, '4XX': FAILURE },
    'security': securityOf(access.kind),
    'x-access': key ? `${access.kind}: ${key}` : access.kind,
  }
}

/** Staff work by their session or by a token, customers by their session. */
function securityOf(kind: RegisteredRoute['access']['kind']): Schema[] {
  if (kind === 'public') return []
  return kind === 'customer' ? [{ session: [] }] : [{ session: [] }, { token: [] }]
}

function pathParameters({ pattern, name: route }: RegisteredRoute, words: FieldWords): Schema[] {
  return [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: meaningOf(words, route, name),
    schema: { type: 'string' },
  }))
}

function queryParameters({ properties = {}, required = [] }: ObjectSchema): Schema[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: schema.description,
    ...(schema.type === 'object' ? { style: 'deepObject', explode: true } : {}),
    schema,
  }))
}

function json(schema: Schema): Schema {
  return { 'application/json': { schema } }
}
