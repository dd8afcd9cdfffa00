import ts from 'typescript'

/** A literal of a source file that entries are added to. */
type Container = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression

/** What stands at a key: a value of the file, or a name that is declared or imported elsewhere. */
export type Found =
  | { kind: 'literal'; node: Container }
  | { kind: 'name'; name: string }
  | { kind: 'absent'; in: ts.ObjectLiteralExpression }
  | { kind: 'other' }

export const parse = (text: string) => ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true)

/** The value without what TypeScript and a builder wrap around it: `definePlugin({…})`, `{…} satisfies X`. */
function bare(node: ts.Expression | undefined): ts.Expression | undefined {
  if (!node) return undefined
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) {
    return bare(node.expression)
  }
  return ts.isCallExpression(node) ? bare(node.arguments.at(-1)) : node
}

const isContainer = (node: ts.Node | undefined): node is Container =>
  node !== undefined && (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node))

/** The value that a file exports: its default, or the constant of a name. */
export function exported(source: ts.SourceFile, name: string | null): ts.Expression | undefined {
  for (const statement of source.statements) {
    if (name === null && ts.isExportAssignment(statement)) return bare(statement.expression)
    if (name === null || !ts.isVariableStatement(statement)) continue
    const declared = statement.declarationList.declarations.find((one) => one.name.getText() === name)
    if (declared) return bare(declared.initializer)
  }
  return undefined
}

/** The module that a name is imported from; null: it is not imported. */
export function importedFrom(source: ts.SourceFile, name: string): string | null {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const bindings = statement.importClause?.namedBindings
    if (bindings && ts.isNamedImports(bindings) && bindings.elements.some((one) => one.name.text === name)) {
      return statement.moduleSpecifier.text
    }
  }
  return null
}

const keyOf = (name: ts.PropertyName) => (ts.isStringLiteral(name) ? name.text : name.getText())

/** What stands at a key of an object. */
export function at(node: ts.Expression | undefined, key: string): Found {
  if (!node || !ts.isObjectLiteralExpression(node)) return { kind: 'other' }
  for (const property of node.properties) {
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === key) return { kind: 'name', name: key }
    if (!ts.isPropertyAssignment(property) || keyOf(property.name) !== key) continue
    const value = bare(property.initializer)
    if (isContainer(value)) return { kind: 'literal', node: value }
    return value && ts.isIdentifier(value) ? { kind: 'name', name: value.text } : { kind: 'other' }
  }
  return { kind: 'absent', in: node }
}

/** Whether an object has the key, or the spread; of a list, whether an entry contains the text. */
export function has(node: Container, mark: string): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.some((one) => one.getText().includes(mark))
  return node.properties.some((one) => (one.name ? keyOf(one.name) : one.getText()) === mark)
}

/** The text with an entry added as the last one. */
export function append(text: string, node: Container, entry: string): string {
  const entries = ts.isArrayLiteralExpression(node) ? node.elements : node.properties
  const end = node.getEnd() - 1
  const comma = entries.length > 0 && !entries.hasTrailingComma ? ',' : ''
  const last = entries.at(-1)?.getEnd() ?? end
  return `${text.slice(0, last)}${comma}${text.slice(last, end)} ${entry},${text.slice(end)}`
}

/** How far down an import stands: names, types, then what is imported for its effect. */
const rankOf = (line: string) => (line.startsWith('import type') ? 1 : line.startsWith("import '") ? 2 : 0)

/** The text with an import after those of the same kind. One that stands is not added. */
export function withImport(text: string, line: string): string {
  if (text.includes(line)) return text
  const imports = parse(text).statements.filter(ts.isImportDeclaration)
  const before = imports.findLast((one) => rankOf(one.getText()) <= rankOf(line))
  if (before) return `${text.slice(0, before.getEnd())}\n${line}${text.slice(before.getEnd())}`
  return `${line}\n${imports.length > 0 ? '' : '\n'}${text}`
}

/** The body of an exported function. */
export function bodyOf(source: ts.SourceFile, name: string): ts.Block | undefined {
  const found = source.statements.find((one) => ts.isFunctionDeclaration(one) && one.name?.text === name)
  return found && ts.isFunctionDeclaration(found) ? found.body : undefined
}
