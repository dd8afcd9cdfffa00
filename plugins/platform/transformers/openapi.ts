import { LOCALES } from '#core/i18n/locales'
import { requestSchema } from '#plugins/platform/transformers/request_schema'
import { placeholders } from '#plugins/platform/transformers/named_routes'
import type { KnownAnswers } from '#plugins/platform/services/known_answers'
import type { RegisteredRoute } from '#core/http/plugin_routes'

export type Schema = Record<string, unknown>

/** What stands around the paths of the document. */
export interface OpenApiFrame {
  title: string
  version: string
  /** Public address of the shop, without a path. */
  server: string
  /** Plugin id → its label. */
  tags: Record<string, string>
  known: KnownAnswers
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
      items: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'string' },
          message: { type: 'string' },
          field: { type: 'string' },
          meta: { type: 'object' },
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
        [method.toLowerCase()]: operation(route, method, frame.known.answers[route.name]),
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
      schemas: { Problem: PROBLEM, ...referredTo(paths, frame.known.components) },
      parameters: { locale: LOCALE },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'cellier-session' },
        token: { type: 'http', scheme: 'bearer', description: 'A token of staff, made on the page of their profile.' },
      },
    },
  }
}

/** The shapes that a part of the document refers to, and those that they refer to: what staff alone are told stays out. */
function referredTo(part: unknown, components: Record<string, Schema>, found: Record<string, Schema> = {}): Schema {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    const component = components[name]
    if (!component || name in found) continue
    found[name] = component
    referredTo(component, components, found)
  }
  return found
}

function operation(route: RegisteredRoute, method: string, answer: Schema | undefined): Schema {
  // What is deleted is named by the address; what is asked beside it (a password) belongs into no address.
  const reads = method === 'GET'
  const schema: ObjectSchema = route.validator ? requestSchema(route.validator) : {}
  const { access } = route
  const key = 'permission' in access ? access.permission : null
  return {
    'operationId': route.name,
    'tags': [route.plugin],
    'parameters': [...pathParameters(route.pattern), ...(reads ? queryParameters(schema) : [])],
    ...(!reads && route.validator ? { requestBody: { required: true, content: json(schema as Schema) } } : {}),
    'responses': { '2XX': { description: 'Done', ...(answer ? { content: json(answer) } : {}) }, '4XX': FAILURE },
    'security': securityOf(access.kind),
    'x-access': key ? `${access.kind}: ${key}` : access.kind,
  }
}

/** Staff work by their session or by a token, customers by their session. */
function securityOf(kind: RegisteredRoute['access']['kind']): Schema[] {
  if (kind === 'public') return []
  return kind === 'customer' ? [{ session: [] }] : [{ session: [] }, { token: [] }]
}

function pathParameters(pattern: string): Schema[] {
  return [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters({ properties = {}, required = [] }: ObjectSchema): Schema[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(schema.type === 'object' ? { style: 'deepObject', explode: true } : {}),
    schema,
  }))
}

function json(schema: Schema): Schema {
  return { 'application/json': { schema } }
}
