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
        for (const file of resourceFiles()) setTypes(file, routes)
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

function setTypes(file: string, routes: Map<string, ScannedRoute>): void {
  const plugin = basename(dirname(dirname(file)))
  const name = basename(file, '.ts')
  const definition = `typeof import('#plugins/${plugin}/resources/${name}').default`
  const made = (type: string) => `import('#core/resources/resource').${type}<${definition}>`
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
  const prefix = `${plugin}.admin.${name}.`
  for (const route of routes.values()) {
    if (!route.name.startsWith(prefix) || route.name.slice(prefix.length) in types) continue
    // An extra action of the resource, or a route of a controller, which is known already.
    if (route.response) continue
    route.response = { type: '{ data: { open: number | null } }', imports: [] }
    route.request = { type: '{ version: number }', imports: [] }
  }
  for (const [handler, { request, response }] of Object.entries(types)) {
    const route = routes.get(`${plugin}.admin.${name}.${handler}`)
    // A route of a controller in place of the generic one.
    if (!route || route.response) continue
    route.response = { type: response, imports: [] }
    if (request) route.request = { type: request, imports: [] }
  }
}
