import { basename, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Folder of the running code: the repository in development, `build/` in production. */
export const APP_ROOT = new URL('../../', import.meta.url)

const codeFolder = resolve(fileURLToPath(APP_ROOT))

/**
 * Folder that holds `.env` and `storage/`. The built code runs from `build/`, which a new build
 * replaces whole: nothing that must be kept may live there.
 */
export const HOME = basename(codeFolder) === 'build' ? resolve(codeFolder, '..') : codeFolder

/** An absolute path below the home folder. */
export const fromHome = (...segments: string[]): string => resolve(HOME, ...segments)

export const HOME_URL = pathToFileURL(`${HOME}/`)

/** Lets AdonisJS import files relative to the running code. */
export const importer = (filePath: string): Promise<unknown> => {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, APP_ROOT).href)
  }
  return import(filePath)
}
