const LIST = /(const listed: Plugin\[\] = \[)([^\]]*)(\])/
const WIDTH = 120

/** `config/plugins.ts` does not look as expected, so that a person has to link the plugin. */
export class UnknownList extends Error {}

/** The text of `config/plugins.ts` with one more plugin in its list. */
export function linkPlugin(text: string, id: string): string {
  if (!LIST.test(text)) throw new UnknownList('The list of plugins was not found in config/plugins.ts')
  const identifier = freeIdentifier(text, id)
  const listed = text.replace(LIST, (_, before: string, inside: string, after: string) => {
    const names = [...inside.split(','), identifier].map((name) => name.trim()).filter(Boolean)
    const line = `${before}${names.join(', ')}${after}`
    return line.length <= WIDTH ? line : `${before}\n${names.map((name) => `  ${name},\n`).join('')}${after}`
  })
  return addImport(listed, `import ${identifier} from '#plugins/${id}/plugin'`)
}

/** Beside the other plugins' imports, in the order of the alphabet; first where there is none. */
function addImport(text: string, line: string): string {
  const lines = text.split('\n')
  const plugins = lines.filter((one) => /^import \w+ from '#plugins\//.test(one))
  const next = plugins.find((one) => path(one) > path(line))
  const last = plugins.at(-1)
  const at = next ? lines.indexOf(next) : last ? lines.indexOf(last) + 1 : 0
  lines.splice(at, 0, line)
  return lines.join('\n')
}

function path(line: string): string {
  return line.slice(line.indexOf("'"))
}

/** The id in camelCase; a name that the file already uses gets a suffix. */
function freeIdentifier(text: string, id: string): string {
  const camel = id.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return new RegExp(`\\b${camel}\\b`).test(text.replace(/'[^']*'/g, '')) ? `${camel}Plugin` : camel
}
