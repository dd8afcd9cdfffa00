import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/**
 * Writes docs/plugins/extension_points.md out of the declarations of `ExtensionPoints` and of the types that they name:
 * `npm run docs:points`. With `--check` it only says whether the page is up to date.
 */
const ROOT = new URL('../', import.meta.url)
const DOC = new URL('docs/plugins/extension_points.md', ROOT)

interface Declared {
  file: string
  node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration
}

const sources = new Map<string, ts.SourceFile>()

/** A parsed source, by its path from the root. */
function source(file: string): ts.SourceFile {
  const known = sources.get(file)
  if (known) return known
  const parsed = ts.createSourceFile(file, readFileSync(new URL(file, ROOT), 'utf8'), ts.ScriptTarget.Latest, true)
  sources.set(file, parsed)
  return parsed
}

function commentOf(node: ts.Node): string {
  const doc = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const text = doc.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' ')
  const thrown = ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === 'throws')
    .map(({ comment }) => `Throws ${ts.getTextOfJSDocComment(comment) ?? ''}.`)
  return [text, ...thrown].join(' ').replaceAll(/\s+/g, ' ').trim()
}

/** The declaration of a type that a file uses: its own, or one that it imports from this project. */
function find(file: string, name: string): Declared | null {
  for (const node of source(file).statements) {
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
    if (isType && node.name.text === name) return { file, node }
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue
    const bindings = node.importClause?.namedBindings
    const isNamed = bindings && ts.isNamedImports(bindings) && bindings.elements.some((one) => one.name.text === name)
    const { text } = node.moduleSpecifier
    if (isNamed && text.startsWith('#')) return find(`${text.slice(1)}.ts`, name)
  }
  return null
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Text in a cell of a table. */
const cell = (text: string) => text.replaceAll('|', '\\|')

/** What a member is declared as, without the comments in it. */
function shapeOf(member: ts.TypeElement): string {
  const text = member.getText().replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
  return oneLine(text).replace(/[;,]$/, '')
}

function membersOf({ node }: Declared): readonly ts.TypeElement[] {
  if (ts.isInterfaceDeclaration(node)) return node.members
  return ts.isTypeLiteralNode(node.type) ? node.type.members : []
}

function tableOf(declared: Declared): string {
  const members = membersOf(declared)
  if (members.length === 0) {
    const { node } = declared
    const text = ts.isTypeAliasDeclaration(node) ? node.type.getText() : node.getText()
    return ['```ts', text.replaceAll(/\n {2}/g, '\n'), '```'].join('\n')
  }
  const lines = members.map((one) => `| \`${cell(shapeOf(one))}\` | ${cell(commentOf(one))} |`)
  return ['| member | meaning |', '|---|---|', ...lines].join('\n')
}

/** What a type is, and whose members it has beside its own. */
function aboutOf({ node }: Declared): string {
  const clauses = ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []) : []
  const more = clauses.flatMap(({ types }) => types.map((one) => `\`${oneLine(one.getText())}\``))
  return [commentOf(node), ...(more.length > 0 ? [`It has the members of ${more.join(', ')} too.`] : [])]
    .join(' ')
    .trim()
}

/** The types of the same file that a type names, and those that they name. */
function namedBy({ file, node }: Declared, seen: Set<string>): Declared[] {
  const found: Declared[] = []
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName) && !seen.has(child.typeName.text)) {
      const named = find(file, child.typeName.text)
      if (named?.file === file) {
        seen.add(child.typeName.text)
        found.push(named, ...namedBy(named, seen))
      }
    }
    child.forEachChild(visit)
  }
  node.forEachChild(visit)
  return found
}

const folders = ['core', ...readdirSync(new URL('plugins/', ROOT)).map((id) => `plugins/${id}`)]
const manifests = folders
  .map((folder) => `${folder}/plugin.ts`)
  .filter((file) => existsSync(new URL(file, ROOT)))
  .map((file) => readFileSync(new URL(file, ROOT), 'utf8'))

/** The first contribution to a point that stands in a file of its own. */
function exampleOf(point: string): string | null {
  for (const text of manifests) {
    const [, list] = new RegExp(`'${point}': \\{(.*?)\\n? *\\},?\\n`, 's').exec(text) ?? []
    const [, file] = /import\('#(.*?)'\)/.exec(list ?? '') ?? []
    if (file) return `${file}.ts`
  }
  return null
}

const link = (file: string) => `[${file}](../../${file})`

/** The section of a point. Points without a comment are an error: nobody knows what they are for. */
function sectionOf(file: string, member: ts.PropertySignature): string {
  const name = member.name.getText().replaceAll("'", '')
  const about = commentOf(member)
  const typeText = member.type?.getText() ?? ''
  // A contribution may be a list.
  const typeName = typeText.replace(/^readonly |\[\]$/g, '')
  const declared = find(file, typeName)
  if (!about) throw new Error(`${file}: the extension point ${name} has no comment`)
  if (!declared) throw new Error(`${file}: ${typeName} of ${name} was not found`)
  const example = exampleOf(name)
  const more = namedBy(declared, new Set([typeName]))
  return [
    `### \`${name}\``,
    about,
    `\`${typeText}\` (${link(declared.file)}): ${aboutOf(declared)}`.replace(/: $/, '.'),
    tableOf(declared),
    ...more.map((one) =>
      [`<details><summary>${one.node.name.text}</summary>`, aboutOf(one), tableOf(one), '</details>']
        .filter(Boolean)
        .join('\n\n')
    ),
    ...(example ? [`Example: ${link(example)}`] : []),
  ].join('\n\n')
}

/** Every declaration of `ExtensionPoints` in a file. */
function pointsIn(file: string): [name: string, section: string][] {
  const found: [string, string][] = []
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'ExtensionPoints') {
      for (const member of node.members) {
        if (ts.isPropertySignature(member)) found.push([member.name.getText(), sectionOf(file, member)])
      }
    } else node.forEachChild(visit)
  }
  source(file).forEachChild(visit)
  return found
}

const contracts = folders.flatMap((folder) => {
  const inside = folder === 'core' ? 'core/plugin' : `${folder}/contracts`
  if (!existsSync(new URL(inside, ROOT))) return []
  return readdirSync(new URL(inside, ROOT)).map((file) => `${inside}/${file}`)
})
const owners = Map.groupBy(
  contracts.filter((file) => file.endsWith('.ts')).flatMap(pointsIn),
  ([name]) => name.replaceAll("'", '').split('.')[0] ?? ''
)
const page = [
  '# Extension points',
  '<!-- written by npm run docs:points from the comments of the code -->',
  'What plugins contribute to, by owner. A contribution is a lazy import under `extends` of `plugin.ts`: point → name → `() => import(…)`, whose default ' +
    'export is of the type below. A plugin that contributes to another one’s point requires it. [How points are declared](README.md#extension-points), ' +
    '[recipes](cookbook.md).',
  ...[...owners].flatMap(([owner, points]) => [
    `## ${owner}`,
    ...points.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, section]) => section),
  ]),
].join('\n\n')
const written = `${page}\n`
if (!process.argv.includes('--check')) writeFileSync(DOC, written)
else if (!existsSync(DOC) || written !== readFileSync(DOC, 'utf8')) {
  process.stderr.write(`${fileURLToPath(DOC)} is not up to date: npm run docs:points\n`)
  process.exitCode = 1
}
