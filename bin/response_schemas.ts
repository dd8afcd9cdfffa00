import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/**
 * Writes `.adonisjs/response_schemas.json`: JSON schemas of the responses of all routes, for the OpenAPI document. They are read
 * from the types of the registry that `ace codegen` generates. A route whose controller does not type its response, or
 * responds with something else than JSON, has no schema.
 */
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

type Schema = Record<string, unknown>

/** As `plugins/platform/services/response_schemas.ts` reads it. */
interface ResponseSchemas {
  /** By route name. */
  responses: Record<string, Schema>
  /** By name of the TypeScript interface. */
  components: Record<string, Schema>
}

function responseSchemas(root: string): ResponseSchemas {
  const file = join(root, '.adonisjs/client/registry/schema.d.ts')
  // adonisrc.ts brings the types that packages add to other packages' interfaces.
  const files = [file, join(root, 'adonisrc.ts')]
  const { config } = ts.readConfigFile(join(root, 'tests/tsconfig.json'), ts.sys.readFile) as { config: object }
  const parsed = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, join(root, 'tests'))
  const program = ts.createProgram(files, { ...parsed.options, noEmit: true, skipLibCheck: true })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file) as ts.SourceFile
  const registry = source.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'Registry')
  const reader = new SchemaReader(checker, source)
  const routes = checker.getTypeAtLocation(registry as ts.InterfaceDeclaration).getProperties()
  const responses = Object.fromEntries(
    routes.flatMap((route) => {
      const types = reader.member(checker.getTypeOfSymbolAtLocation(route, source), 'types')
      const response = types && reader.member(types, 'response')
      const schema = response && reader.responseOf(response)
      return schema && schema.type !== 'string' && Object.keys(schema).length > 0 ? [[route.name, schema] as const] : []
    })
  )
  const components = Object.fromEntries(
    Object.entries(reader.components).sort(([one], [other]) => (one < other ? -1 : 1))
  )
  return { responses, components }
}

/** Converts TypeScript types to the schemas of their JSON. */
class SchemaReader {
  readonly components: Record<string, Schema> = {}
  readonly #named = new Map<string, ts.Type>()

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly place: ts.Node
  ) {}

  member(type: ts.Type, name: string): ts.Type | null {
    const symbol = type.getProperty(name)
    return symbol ? this.checker.getTypeOfSymbolAtLocation(symbol, this.place) : null
  }

  /** A response is never a component of its own, even when its type is a named interface. */
  responseOf(type: ts.Type): Schema {
    return this.#nameOf(type) ? this.#object(type) : this.schemaOf(type)
  }

  schemaOf(type: ts.Type): Schema {
    if (type.isUnion()) return this.#union(type.types)
    const { flags } = type
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if (flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' }
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' }
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' }
    if (flags & ts.TypeFlags.Null) return { type: 'null' }
    if (!(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return {}
    const name = this.#nameOf(type)
    return name ? this.#component(name, type) : this.#object(type)
  }

  /** Name of one of our own interfaces, else null. Such a type becomes a component, so it may also contain itself. */
  #nameOf(type: ts.Type): string | null {
    const symbol = type.getSymbol()
    const isOurs = symbol?.declarations?.some((node) => !node.getSourceFile().fileName.includes('/node_modules/'))
    const isInterface = symbol && symbol.flags & ts.SymbolFlags.Interface
    const isGeneric = this.checker.getTypeArguments(type as ts.TypeReference).length > 0
    return isOurs && isInterface && !isGeneric ? symbol.name : null
  }

  #component(name: string, type: ts.Type): Schema {
    const known = this.#named.get(name)
    if (known && known !== type)
      throw new Error(
        `Two interfaces in responses are named ${name}. The API document needs one name for each: rename one.`
      )
    if (!known) {
      this.#named.set(name, type)
      this.components[name] = this.#object(type)
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  #object(type: ts.Type): Schema {
    if (this.checker.isArrayType(type) || this.checker.isTupleType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference)
      return { type: 'array', ...(item ? { items: this.schemaOf(item) } : {}) }
    }
    if (this.member(type, 'toJSON')) return { type: 'string' }
    const known = type.getProperties().filter((symbol) => !this.#isCallable(symbol))
    const required = known.filter((symbol) => !(symbol.flags & ts.SymbolFlags.Optional)).map(({ name }) => name)
    const index = this.checker.getIndexTypeOfType(type, ts.IndexKind.String)
    if (known.length === 0 && !index) return {}
    const properties = known.map((symbol) => [
      symbol.name,
      this.schemaOf(this.checker.getTypeOfSymbolAtLocation(symbol, this.place)),
    ])
    return {
      type: 'object',
      ...(known.length > 0 ? { properties: Object.fromEntries(properties) as Schema } : {}),
      ...(required.length > 0 ? { required } : {}),
      ...(index ? { additionalProperties: this.schemaOf(index) } : {}),
    }
  }

  #isCallable(symbol: ts.Symbol): boolean {
    return this.checker.getTypeOfSymbolAtLocation(symbol, this.place).getCallSignatures().length > 0
  }

  /** JSON leaves out undefined. The compiler's order of union members is not stable, so they are sorted by their text. */
  #union(types: readonly ts.Type[]): Schema {
    const parts = types.filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)))
    const literals = parts.filter((type) => type.isStringLiteral() || type.isNumberLiteral())
    const others = parts
      .filter((type) => !literals.includes(type as ts.StringLiteralType))
      .map((type) => this.schemaOf(type))
    const values = literals.map((type) => (type as ts.LiteralType).value as string | number).sort()
    const type = values.every((value) => typeof value === 'string') ? { type: 'string' } : {}
    const schemas = [...(values.length > 0 ? [{ ...type, enum: values } as Schema] : []), ...others]
    const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).entries()].sort(
      ([one], [other]) => (one < other ? -1 : 1)
    )
    const [only] = different
    if (different.some(([, schema]) => Object.keys(schema).length === 0)) return {}
    return different.length === 1 && only
      ? only[1]
      : different.length === 0
        ? {}
        : { anyOf: different.map(([, schema]) => schema) }
  }
}

const schemas = responseSchemas(ROOT)
writeFileSync(join(ROOT, '.adonisjs/response_schemas.json'), JSON.stringify(schemas))
