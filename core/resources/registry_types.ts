import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** The part of AdonisJS' scanned routes that has their types, as text. */
interface ScannedRoute {
  name: string
  request?: { type: string; imports: string[] }
  response?: { type: string; imports: string[] }
}

interface RoutesScanner {
  getScannedRoutes(): ScannedRoute[]
}

interface HookRegistry {
  add(hook: 'routesScanned', run: (parent: unknown, scanner: RoutesScanner) => void): unknown
}

/**
 * Tells AdonisJS' route scanner the types of the routes of resources, which have no controller of their own. Runs before the
 * registry of the typed client is written.
 */
export function resourceTypes() {
  return {
    run(_: unknown, hooks: HookRegistry) {
      hooks.add('routesScanned', (_parent, scanner) => {
        const routes = new Map(scanner.getScannedRoutes().map((route) => [route.name, route]))
        for (const file of resourceFiles()) setTypes(ofFile(file), routes)
        for (const prefix of familyPrefixes(routes)) setTypes({ prefix, made: () => ANY_ROW }, routes)
      })
    },
  }
}

function resourceFiles(): string[] {
  return readdirSync('plugins').flatMap((plugin) => {
    const folder = `plugins/${plugin}/resources`
    const files = readdirSync('plugins/' + plugin).includes('resources') ? readdirSync(folder) : []
    return files.filter((file) => /^[a-z]\w*\.ts$/.test(file)).map((file) => `${folder}/${file}`)
  })
}

const MASS = "import('#core/resources/show_mass').ShownMass"
const STARTED = '{ data: { job: number } }'

/** What is known of the rows of a family's resources, which are defined while the shop runs. */
const ANY_ROW = '{ id: number; version: number; [field: string]: unknown }'

/** The routes of a resource, with the types of its rows and bodies. */
interface Typed {
  prefix: string
  made(type: string): string
}

function ofFile(file: string): Typed {
  const plugin = basename(dirname(dirname(file)))
  const name = basename(file, '.ts')
  const definition = `typeof import('#plugins/${plugin}/resources/${name}').default`
  return {
    prefix: `${plugin}.admin.${name}.`,
    made: (type) => `import('#core/resources/resource').${type}<${definition}>`,
  }
}

/** A family has the routes of a resource, but no file. */
function familyPrefixes(routes: Map<string, ScannedRoute>): string[] {
  const [end, known] = ['mass_update.show', new Set(resourceFiles().map((file) => ofFile(file).prefix))]
  return [...routes.values()].flatMap(({ name, response }) => {
    const prefix = name.slice(0, -end.length)
    return name.endsWith(end) && !response && !known.has(prefix) ? [prefix] : []
  })
}

function setTypes({ prefix, made }: Typed, routes: Map<string, ScannedRoute>): void {
  const row = `{ data: ${made('RowOf')} }`
  const types: Record<string, { request?: string; response: string }> = {
    'index': { response: "import('#core/lists/list_value').ListPage" },
    'tree': { response: "{ data: import('#core/lists/list_value').ListRow[]; meta: { total: number } }" },
    'move': { request: '{ parentId: number | null; position: number; version: number }', response: row },
    'show': { response: row },
    'store': { request: made('CreationOf'), response: row },
    'update': { request: made('ChangeBodyOf'), response: row },
    'mass_update.store': { request: made('MassUpdateOf'), response: MASS },
    'mass_update.show': { response: MASS },
    'mass_update_applications.store': { response: STARTED },
    'mass_update_undoings.store': { response: STARTED },
    'mass_delete.store': { request: "{ selection: import('#core/lists/selection').Selection }", response: MASS },
    'mass_delete_applications.store': { response: STARTED },
    'destroy': { request: '{ version: number; confirmed?: boolean }', response: 'void' },
  }
  for (const route of routes.values()) {
    if (!route.name.startsWith(prefix) || route.name.slice(prefix.length) in types) continue
    // An extra action of the resource, or a route of a controller, which is known already.
    if (route.response) continue
    route.response = { type: '{ data: { open: number | null } }', imports: [] }
    route.request = { type: '{ version: number }', imports: [] }
  }
  for (const [handler, { request, response }] of Object.entries(types)) {
    const route = routes.get(`${prefix}${handler}`)
    // A route of a controller in place of the generic one.
    if (!route || route.response) continue
    route.response = { type: response, imports: [] }
    if (request) route.request = { type: request, imports: [] }
  }
}
