import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { append, at, bodyOf, exported, has, importedFrom, parse, withImport } from '#cli/generators/edit/literal'

/** A file is not written as expected, so that a person has to add something to it. */
export class AddByHand extends Error {
  constructor(
    /** Path from the root of the project. */
    readonly file: string,
    readonly text: string
  ) {
    super(`${file}: ${text}`)
  }
}

const camelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** What stands of a plugin, with what a generator adds to it. Nothing is written before all of it is known. */
export class PluginFiles {
  /** New texts by path from the root of the project. */
  readonly changed = new Map<string, string>()

  constructor(
    private readonly root: string,
    readonly id: string
  ) {}

  /** Adds an entry to `plugin.ts`, where its value may stand in a file that it imports. One of that name is kept. */
  manifest(path: readonly string[], name: string, value: string): void {
    this.#put(`plugins/${this.id}/plugin.ts`, null, path, { mark: name, entry: `'${name}': ${value}` })
  }

  /** Adds an entry to a list of `plugin.ts`. */
  list(path: readonly string[], entry: string): void {
    this.#put(`plugins/${this.id}/plugin.ts`, null, path, { mark: entry, entry, isList: true })
  }

  /** Adds the settings that a file of the plugin exports. */
  settings(name: string, file: string): void {
    const owner = this.#put(`plugins/${this.id}/plugin.ts`, null, ['settings'], {
      mark: `...${name}`,
      entry: `...${name}`,
    })
    this.changed.set(owner, withImport(this.#read(owner), `import { ${name} } from '#plugins/${this.id}/${file}'`))
  }

  /** Requires plugins, of the version that is installed, and imports the types that they contribute. */
  requires(versions: Readonly<Record<string, string | undefined>>): void {
    const file = `plugins/${this.id}/plugin.ts`
    for (const [id, version] of Object.entries(versions)) {
      if (id === this.id || version === undefined) continue
      this.#put(file, null, ['requires'], { mark: id, entry: `${id}: '^${version}'` })
      if (id === 'sales') this.changed.set(file, withImport(this.#read(file), `import '#plugins/${id}/index'`))
    }
  }

  /** Adds an entry to a list of `web/screens.ts`, unless one contains the mark. */
  screens(list: 'screens' | 'slots' | 'calls', mark: string, entry: string): void {
    this.#put(this.#startedScreens(), null, [list], { mark, entry, isList: true })
  }

  /** Adds a route, its controller and the imports that it needs. */
  route(name: string, { statement, controller, imports }: NewRoute): void {
    const manifest = `plugins/${this.id}/plugin.ts`
    const routes = `${camelCase(this.id)}Routes`
    const declared = at(exported(parse(this.#read(manifest)), null), 'routes')
    if (declared.kind === 'absent') {
      const file = `plugins/${this.id}/routes.ts`
      this.changed.set(
        file,
        `import type { Router } from '@adonisjs/core/http'\n\nexport function ${routes}(router: Router): void {}\n`
      )
      this.#put(manifest, null, [], { mark: 'routes', entry: `routes: ${routes}` })
      const line = `import { ${routes} } from '#plugins/${this.id}/routes'`
      this.changed.set(manifest, withImport(this.#read(manifest), line))
    }
    const called = declared.kind === 'name' ? declared.name : routes
    const file = declared.kind === 'name' ? this.#fileOf(manifest, called) : `plugins/${this.id}/routes.ts`
    let text = this.#read(file)
    if (text.includes(`'${name}'`)) return
    for (const line of imports) text = withImport(text, line)
    text = withConstant(text, controller)
    const body = bodyOf(parse(text), called)
    if (!body) throw new AddByHand(file, statement)
    const end = body.getEnd() - 1
    this.changed.set(file, `${text.slice(0, end)}\n${statement}\n${text.slice(end)}`)
  }

  /** Adds texts to a JSON file of each language, or to one file: those that it has are kept. */
  words(file: string, texts: Readonly<Record<string, string>>): void {
    const path = `plugins/${this.id}/${file}`
    const text = this.#find(path) ?? '{}'
    const known = JSON.parse(text) as Record<string, string>
    this.changed.set(path, `${JSON.stringify({ ...known, ...withoutKeys(texts, known) }, null, 2)}\n`)
  }

  /** Adds to the value at a path of what a file exports. Returns the file that has it. */
  #put(file: string, exports: string | null, path: readonly string[], addition: Addition): string {
    const text = this.#read(file)
    let node = exported(parse(text), exports)
    for (const [depth, key] of path.entries()) {
      const found = at(node, key)
      if (found.kind === 'name') {
        return this.#put(this.#fileOf(file, found.name), found.name, path.slice(depth + 1), addition)
      }
      if (found.kind === 'other') throw new AddByHand(file, `${path.join('.')}: ${addition.entry}`)
      if (found.kind === 'absent') {
        const inside = addition.isList ? `[${addition.entry}]` : `{ ${addition.entry} }`
        const rest = path.slice(depth + 1).reduceRight((value, one) => `{ ${keyText(one)}: ${value} }`, inside)
        this.changed.set(file, append(text, found.in, `${keyText(key)}: ${rest}`))
        return file
      }
      node = found.node
    }
    const container = node && ('properties' in node || 'elements' in node) ? node : null
    if (!container) throw new AddByHand(file, addition.entry)
    const target = container as Parameters<typeof has>[0]
    if (!has(target, addition.mark)) this.changed.set(file, append(text, target, addition.entry))
    return file
  }

  /** The file of this plugin that a name is imported from; the file itself when it declares the name. */
  #fileOf(file: string, name: string): string {
    const module = importedFrom(parse(this.#read(file)), name)
    if (module === null) return file
    if (!module.startsWith(`#plugins/${this.id}/`)) throw new AddByHand(file, name)
    const path = `plugins/${module.slice('#plugins/'.length)}`
    return this.#find(`${path}.ts`) === null ? `${path}/index.ts` : `${path}.ts`
  }

  #startedScreens(): string {
    const file = `plugins/${this.id}/web/screens.ts`
    if (this.#find(file) === null) {
      const manifest = `{ plugin: '${this.id}', screens: [] } satisfies ScreenManifest`
      this.changed.set(file, `import type { ScreenManifest } from '#web/lib/screens'\n\nexport default ${manifest}\n`)
    }
    return file
  }

  #find(file: string): string | null {
    const path = join(this.root, file)
    return this.changed.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : null)
  }

  #read(file: string): string {
    const text = this.#find(file)
    if (text === null) throw new AddByHand(file, '?')
    return text
  }
}

interface Addition {
  /** The entry is there already if the object has this key, or an entry of the list contains this text. */
  mark: string
  entry: string
  isList?: boolean
}

export interface NewRoute {
  /** `router.post(…)…`. */
  statement: string
  /** `const NotesController = () => import(…)`. */
  controller: string
  imports: readonly string[]
}

const keyText = (key: string) => (/^\w+$/.test(key) ? key : `'${key}'`)

const withoutKeys = (texts: Readonly<Record<string, string>>, known: object) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !(key in known)))

/** The text with a constant after those that stand, or after its imports. */
function withConstant(text: string, line: string): string {
  if (text.includes(line)) return text
  const constants = [...text.matchAll(/^const \w+ = \(\) => import\(.*\)$/gm)]
  const last = constants.at(-1) ?? [...text.matchAll(/^(import .*|} from '.*')$/gm)].at(-1)
  const end = last ? last.index + last[0].length : 0
  return `${text.slice(0, end)}\n${constants.length > 0 ? '' : '\n'}${line}${text.slice(end)}`
}
