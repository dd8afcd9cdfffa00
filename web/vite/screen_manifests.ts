import { existsSync, readFileSync } from 'node:fs'
import { loadConfigFromFile } from 'vite'
import type { ScreenManifest } from '../app/lib/screens'

/** In the text of config/plugins.ts. Importing it would load the server's code. */
const LISTED = /from '#plugins\/(\w+)\/plugin'/g

/** The screen manifests, `plugins/<id>/web/screens.ts`, of the plugins that config/plugins.ts lists. `root`: with a slash at the end. */
export async function screenManifests(root: string): Promise<ScreenManifest[]> {
  const ids = [...readFileSync(`${root}config/plugins.ts`, 'utf8').matchAll(LISTED)].map(([, id]) => id)
  const files = ids.map((id) => `${root}plugins/${id}/web/screens.ts`).filter((file) => existsSync(file))
  return Promise.all(files.map(manifestIn))
}

/** Vite's own loader of TypeScript files: the file may import others. */
async function manifestIn(file: string): Promise<ScreenManifest> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file)
  return loaded?.config as unknown as ScreenManifest
}
