const LIST = /(const listed: Plugin\[\] = \[)([^\]]*)(\])/
/** Maximal length of a line of source code. */
const WIDTH = 120

/** `config/plugins.ts` does not have the expected form, so a person has to add the plugin. */
export class UnknownList extends Error {}

/** Adds a plugin to the text of `config/plugins.ts`; a listed one stays as it is. */
export function linkPlugin(text: string, id: string): string {
  if (importOf(id).test(text)) return text
  const identifier = freeIdentifier(text, id)
  const listed = editList(text, (names) => [...names, identifier])
  return addImport(listed, `import ${identifier} from '#plugins/${id}/plugin'`)
}

/** Takes a plugin out of the text of `config/plugins.ts`. */
export function unlinkPlugin(text: string, id: string): string {
  const [line, identifier] = importOf(id).exec(text) ?? []
  if (line === undefined) throw new UnknownList(`The import of "${id}" was not found in config/plugins.ts`)
  return editList(text.replace(line, ''), (names) => names.filter((name) => name !== identifier))
}

const importOf = (id: string) => new RegExp(`^import (\\w+) from '#plugins/${id}/plugin'\n`, 'm')

function editList(text: string, edit: (names: string[]) => string[]): string {
  if (!LIST.test(text)) throw new UnknownList('The list of plugins was not found in config/plugins.ts')
  return text.replace(LIST, (_, before: string, inside: string, after: string) => {
    const names = edit(
      inside
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
    )
    const line = `${before}${names.join(', ')}${after}`
    return line.length <= WIDTH ? line : `${before}\n${names.map((name) => `  ${name},\n`).join('')}${after}`
  })
}

/** Inserts the import among those of other plugins, in alphabetical order; first when there are none. */
function addImport(text: string, line: string): string {
  const lines = text.split('\n')
  const imports = lines.filter((one) => /^import \w+ from '#plugins\//.test(one))
  const next = imports.find((one) => pathOf(one) > pathOf(line))
  const last = imports.at(-1)
  const at = next ? lines.indexOf(next) : last ? lines.indexOf(last) + 1 : 0
  lines.splice(at, 0, line)
  return lines.join('\n')
}

/** The quoted module path of an import. */
function pathOf(line: string): string {
  return line.slice(line.indexOf("'"))
}

/** The id in camelCase; a name that the file already uses gets a suffix. */
function freeIdentifier(text: string, id: string): string {
  const camel = id.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const withoutStrings = text.replace(/'[^']*'/g, '')
  return new RegExp(`\\b${camel}\\b`).test(withoutStrings) ? `${camel}Plugin` : camel
}
