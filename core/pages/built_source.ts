import { existsSync } from 'node:fs'
import { HOME_URL } from '#core/boot/app_root'
import { areasOf, type Area } from '#core/pages/page_area'
import type { ServerBuild } from '@remix-run/server-runtime'
import type { BuildSource } from '#core/pages/page_host'

const FOLDER = new URL('web/build/server/', HOME_URL)

/** Screens from the production build, which is one bundle an area: each is read when the first of its pages is asked for. */
export class BuiltSource implements BuildSource {
  readonly mode = 'production'
  readonly #builds = new Map<string, Promise<ServerBuild>>()

  constructor(private readonly base: string) {}

  build(url: URL): Promise<ServerBuild> {
    const areas = areasOf(url, this.base)
    const key = areas.join()
    const known = this.#builds.get(key)
    if (known) return known
    const build = joined(areas.map(load))
    this.#builds.set(key, build)
    // What could not be read is looked for again: it may be built by then.
    build.catch(() => this.#builds.delete(key))
    return build
  }
}

async function load(area: Area): Promise<ServerBuild> {
  const bundle = new URL(`${area}/index.js`, FOLDER)
  if (!existsSync(bundle)) throw new Error('The screens are not built yet. Run: npm run build')
  return import(bundle.href) as Promise<ServerBuild>
}

/** One build with the routes of several. */
async function joined(bundles: Promise<ServerBuild>[]): Promise<ServerBuild> {
  const builds = await Promise.all(bundles)
  const [first] = builds as [ServerBuild, ...ServerBuild[]]
  if (builds.length === 1) return first
  return {
    ...first,
    routes: Object.assign({}, ...builds.map(({ routes }) => routes)) as ServerBuild['routes'],
    assets: {
      ...first.assets,
      routes: Object.assign({}, ...builds.map(({ assets }) => assets.routes)) as ServerBuild['assets']['routes'],
    },
  }
}
