/** The parts of an OpenAPI document that the page shows. */
interface Document {
  info: { version: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation | unknown>>
}

interface Operation {
  'operationId': string
  'tags': string[]
  'parameters'?: { name?: string; in?: string; required?: boolean; description?: string; schema?: Schema }[]
  'requestBody'?: { content: Record<string, { schema: Schema }> }
  'responses'?: Record<string, { content?: Record<string, { schema: Schema }> }>
  'x-access'?: string
}

type Schema = Record<string, unknown>

export interface ApiField {
  name: string
  place: 'path' | 'query' | 'body'
  type: string
  isRequired: boolean
  /** In English, as the description of the API has it. */
  meaning: string
}

export interface ApiCall {
  name: string
  method: string
  path: string
  access: string
  fields: ApiField[]
}

export interface ApiGroup {
  key: string
  label: string
  calls: ApiCall[]
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Every call of the document, by the part of the shop it belongs to. */
export function readDocument(text: unknown): { version: string; groups: ApiGroup[] } {
  const { info, tags, paths } = text as Document
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method] as Operation | undefined
      return operation ? [{ tag: operation.tags[0] ?? '', call: callOf(method, path, operation) }] : []
    })
  )
  const groups = tags.map(({ name, description }) => ({
    key: name,
    label: description,
    calls: calls.filter(({ tag }) => tag === name).map(({ call }) => call),
  }))
  return { version: info.version, groups }
}

function callOf(method: string, path: string, operation: Operation): ApiCall {
  const body = operation.requestBody?.content['application/json']?.schema
  return {
    name: operation.operationId,
    method: method.toUpperCase(),
    path,
    access: operation['x-access'] ?? '',
    fields: [...parametersOf(operation), ...fieldsOf(body)],
  }
}

function parametersOf({ parameters = [] }: Operation): ApiField[] {
  return parameters.flatMap(({ name, in: place, required = false, description = '', schema = {} }) =>
    name
      ? [
          {
            name,
            place: place === 'path' ? 'path' : 'query',
            type: typeOf(schema),
            isRequired: required,
            meaning: description,
          },
        ]
      : []
  )
}

function fieldsOf(schema: Schema | undefined): ApiField[] {
  const properties = (schema?.properties ?? {}) as Record<string, Schema>
  const required = (schema?.required ?? []) as string[]
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    place: 'body' as const,
    type: typeOf(inner),
    isRequired: required.includes(name),
    meaning: typeof inner.description === 'string' ? inner.description : '',
  }))
}

function typeOf(schema: Schema): string {
  if (Array.isArray(schema.enum)) return schema.enum.map(String).join(' | ')
  if (schema.type === 'array') return `${typeOf((schema.items ?? {}) as Schema)}[]`
  // Beside a type, the alternatives are fields of the object.
  const several = schema.type ? undefined : (schema.anyOf ?? schema.oneOf)
  if (Array.isArray(several)) return several.map((one) => typeOf(one as Schema)).join(' | ')
  return [schema.type ?? 'object'].flat().map(String).join(' | ')
}
