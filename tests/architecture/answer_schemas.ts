import { join } from 'node:path'
import ts from 'typescript'

export type Schema = Record<string, unknown>

/** What routes answer, by route name, and the shapes that they share, by the name of their interface. */
export interface AnswerSchemas {
  answers: Record<string, Schema>
  components: Record<string, Schema>
}

/**
 * JSON schemas of what routes answer, read from the types of the generated registry. A route whose controller does not
 * say what it answers has none, nor has one that answers no JSON.
 */
export function answerSchemas(root: string): AnswerSchemas {
  const file = join(root, '.adonisjs/client/registry/schema.d.ts')
  // With the configuration come the types that packages add to each other's.
  const files = [file, join(root, 'adonisrc.ts')]
  const { config } = ts.readConfigFile(join(root, 'tests/tsconfig.json'), ts.sys.readFile) as { config: object }
  const parsed = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, join(root, 'tests'))
  const program = ts.createProgram(files, { ...parsed.options, noEmit: true, skipLibCheck: true })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file) as ts.SourceFile
  const registry = source.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'Registry')
  const reader = new SchemaReader(checker, source)
  const routes = checker.getTypeAtLocation(registry as ts.InterfaceDeclaration).getProperties()
  const answers = Object.fromEntries(
    routes.flatMap((route) => {
      const types = reader.member(checker.getTypeOfSymbolAtLocation(route, source), 'types')
      const answer = types && reader.member(types, 'response')
      const schema = answer && reader.answerOf(answer)
      return schema && schema.type !== 'string' && Object.keys(schema).length > 0 ? [[route.name, schema] as const] : []
    })
  )
  const components = Object.fromEntries(
    Object.entries(reader.components).sort(([one], [other]) => (one < other ? -1 : 1))
  )
  return { answers, components }
}

/** Turns types into schemas, as they are once they were written as JSON. */
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

  /** An answer is written out where it is given, whatever its own name is. */
  answerOf(type: ts.Type): Schema {
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

  /** The name of an interface of ours: what has one is described once, and may stand inside itself. */
  #nameOf(type: ts.Type): string | null {
    const symbol = type.getSymbol()
    const isOurs = symbol?.declarations?.some((node) => !node.getSourceFile().fileName.includes('/node_modules/'))
    const isInterface = symbol && symbol.flags & ts.SymbolFlags.Interface
    const isGeneric = this.checker.getTypeArguments(type as ts.TypeReference).length > 0
    return isOurs && isInterface && !isGeneric ? symbol.name : null
  }

  #component(name: string, type: ts.Type): Schema {
    const known = this.#named.get(name)
    if (known && known !== type) throw new Error(`Two shapes are called ${name}: the description of the API needs one.`)
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

  /** What is undefined is left out of JSON. The order of a union's parts is the compiler's secret: ours is by their text. */
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
