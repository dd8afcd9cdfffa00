import { watch } from 'node:fs'

/**
 * What a server reads when it starts: resources, migrations, and the manifests of screens. Other files are watched by the
 * servers themselves.
 */
const READ_AT_START = /^\w+[\\/](?:resources|database[\\/]migrations|web)[\\/]\w+\.ts$/

/** Files are written one after the other. */
const QUIET_MS = 400

/**
 * Calls `changed` when files that are read at the start were added, changed or removed.
 * @param {string} folder that of the plugins
 * @param {() => void} changed
 * @returns {() => void} ends it
 */
export function watchPlugins(folder, changed) {
  let timer
  const watcher = watch(folder, { recursive: true }, (_event, path) => {
    if (!READ_AT_START.test(path ?? '')) return
    clearTimeout(timer)
    timer = setTimeout(changed, QUIET_MS)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
