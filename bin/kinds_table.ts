import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * Writes the table of field kinds into docs/resources.md, out of the comments of `core/fields/kinds`: `npm run docs:kinds`.
 * With `--check` it only says whether the table is up to date.
 */
const DOC = new URL('../docs/resources.md', import.meta.url)
const KINDS = new URL('../core/fields/kinds/', import.meta.url)
const [BEGIN, END] = ['<!-- kinds: written by npm run docs:kinds -->', '<!-- end of kinds -->']

/** Options that are explained for all kinds together. */
const COMMON = new Set(['default'])

function commentOf(node: ts.Node): string {
  const [doc] = ts.getJSDocCommentsAndTags(node)
  return doc && ts.isJSDoc(doc) && typeof doc.comment === 'string' ? doc.comment.replaceAll(/\s+/g, ' ') : ''
}

/** A line of the table: the kind, what it is, its own options. */
function lineOf(file: string): string {
  const source = ts.createSourceFile(file, readFileSync(new URL(file, KINDS), 'utf8'), ts.ScriptTarget.Latest, true)
  let [builder, about] = ['', '']
  const options: string[] = []
  for (const node of source.statements) {
    if (ts.isVariableStatement(node) && commentOf(node) && node.getText().startsWith('export const')) {
      builder = node.declarationList.declarations[0]?.name.getText() ?? ''
      about = commentOf(node)
    }
    if (ts.isInterfaceDeclaration(node) && node.name.text.endsWith('Options')) {
      for (const member of node.members) {
        const name = member.name?.getText() ?? ''
        if (!COMMON.has(name)) options.push(commentOf(member) ? `\`${name}\`: ${commentOf(member)}` : `\`${name}\``)
      }
    }
  }
  const kind = file.replace('.ts', '')
  return `| \`${kind}\` | \`${builder}\` | ${about.replaceAll('|', '\\|')} | ${options.join(' ').replaceAll('|', '\\|')} |`
}

const files = readdirSync(KINDS).filter((file) => file.endsWith('.ts'))
const table = [
  '| kind | builder | value | options of its own |',
  '|---|---|---|---|',
  ...files.sort().map(lineOf),
].join('\n')
const text = readFileSync(DOC, 'utf8')
const [before = '', rest = ''] = text.split(BEGIN)
const [, after = ''] = rest.split(END)
const written = `${before}${BEGIN}\n\n${table}\n\n${END}${after}`
if (!process.argv.includes('--check')) writeFileSync(DOC, written)
else if (written !== text) {
  process.stderr.write('The table of kinds in docs/resources.md is not up to date: npm run docs:kinds\n')
  process.exitCode = 1
}
