import { existsSync } from 'node:fs'
import { HOME_URL } from '#core/boot/app_root'
import type { ServerBuild } from '@remix-run/server-runtime'
import type { BuildSource } from '#core/pages/page_host'

const BUNDLE = new URL('web/build/server/index.js', HOME_URL)

/** Screens from the production build. */
export class BuiltSource implements BuildSource {
  readonly mode = 'production'
  #build: Promise<ServerBuild> | null = null

  #load(): Promise<ServerBuild> {
    if (!existsSync(BUNDLE)) throw new Error('The screens are not built yet. Run: npm run build')
    return import(BUNDLE.href) as Promise<ServerBuild>
  }

  build(): Promise<ServerBuild> {
    this.#build ??= this.#load()
    return this.#build
  }
}
