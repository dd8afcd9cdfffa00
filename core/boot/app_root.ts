import { basename, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Folder of the running code: the repository in development, `build/` in production. */
export const APP_ROOT = new URL('../../', import.meta.url)

const codeFolder = resolve(fileURLToPath(APP_ROOT))

/** Folder of `.env` and `storage/`. The built code runs from `build/`, which a new build deletes, so this is its parent then. */
const HOME = basename(codeFolder) === 'build' ? resolve(codeFolder, '..') : codeFolder

/** An absolute path below the home folder. */
export const fromHome = (...segments: string[]): string => resolve(HOME, ...segments)

export const HOME_URL = pathToFileURL(`${HOME}/`)

/** AdonisJS' importer: resolves relative paths from the running code. */
export const importer = (filePath: string): Promise<unknown> => {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, APP_ROOT).href)
  }
  return import(filePath)
}
