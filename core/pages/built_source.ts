import { existsSync } from 'node:fs'
import { HOME_URL } from '#core/boot/app_root'
import { areasOf, type Area } from '#core/pages/page_area'
import type { ServerBuild } from '@remix-run/server-runtime'
import type { BuildSource } from '#core/pages/page_host'

const FOLDER = new URL('web/build/server/', HOME_URL)

/** The production build. It has one bundle per area, each loaded at the first request for one of its pages. */
export class BuiltSource implements BuildSource {
  readonly mode = 'production'
  readonly #builds = new Map<string, Promise<ServerBuild>>()

  constructor(private readonly base: string) {}

  build(url: URL): Promise<ServerBuild> {
    const areas = areasOf(url, this.base)
    const key = areas.join()
    const cached = this.#builds.get(key)
    if (cached) return cached
    const build = merged(areas.map(load))
    this.#builds.set(key, build)
    // A failed load is tried again at the next request, when the screens may be built.
    build.catch(() => this.#builds.delete(key))
    return build
  }
}

async function load(area: Area): Promise<ServerBuild> {
  const bundle = new URL(`${area}/index.js`, FOLDER)
  if (!existsSync(bundle)) throw new Error('The screens are not built yet. Run: npm run build')
  return import(bundle.href) as Promise<ServerBuild>
}

/** Merges the routes of several bundles into one build. */
async function merged(bundles: Promise<ServerBuild>[]): Promise<ServerBuild> {
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
