import { LISTS } from '#cli/plugins/facts'
import type { Terminal } from '#core/console/command'
import type { Fetched } from '#cli/plugins/fetch_package'
import type { Words } from '#cli/lib/words'

const ranges = (needed: Record<string, string>) => Object.entries(needed).map(([name, range]) => `${name} ${range}`)

/** Prints what a package says that it brings, and all of its files. */
export function showPackage(terminal: Terminal, say: Words, given: Fetched): void {
  const { id, name, version, origin, integrity, facts, dependencies, files } = given
  const [from = ''] = Object.values(origin)
  terminal.line(say('plugin.title', { id, version, name, from: String(from) }))
  terminal.line(say('plugin.integrity', { integrity }))
  const show = (what: string, items: readonly string[]) => {
    if (items.length === 0) return
    terminal.line(say(`plugin.shown.${what}`, { count: items.length }))
    for (const item of items) terminal.line(`  ${item}`)
  }
  show('requires', ranges(facts.requires))
  show('packages', ranges(dependencies))
  for (const list of LISTS) show(list, facts[list])
  const kilobytes = (content: Buffer) => Math.ceil(content.byteLength / 1000)
  show('files', [...files].map(([path, content]) => `${path} (${kilobytes(content)} kB)`).sort())
}
