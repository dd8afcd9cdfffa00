import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fromHome } from '#core/boot/app_root'
import type { Fetched, Origin } from '#cli/plugins/fetch_package'

export const LOCK = 'plugins.lock.json'

/** A plugin that was added from outside. */
export interface Locked {
  name: string
  version: string
  origin: Origin
  /** Checksum of its tarball. */
  integrity: string
  /** SHA-256 of each file, by its path in the plugin's folder. */
  files: Record<string, string>
}

export type LockFile = Record<string, Locked>

/** How a folder differs from what was unpacked into it. */
export interface HandChanges {
  changed: string[]
  missing: string[]
  added: string[]
}

const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex')

export async function readLock(): Promise<LockFile> {
  if (!existsSync(fromHome(LOCK))) return {}
  return JSON.parse(await readFile(fromHome(LOCK), 'utf8')) as LockFile
}

/** Null takes the entry out. A lock without entries is no file. */
export async function writeLock(id: string, entry: Locked | null): Promise<void> {
  const { [id]: _, ...others } = await readLock()
  const entries = Object.entries(entry ? { ...others, [id]: entry } : others).sort()
  if (entries.length === 0) await rm(fromHome(LOCK), { force: true })
  else await writeFile(fromHome(LOCK), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}

export function lockedOf({ name, version, origin, integrity, files }: Fetched): Locked {
  const sums = [...files].map(([path, content]): [string, string] => [path, digest(content)])
  return { name, version, origin, integrity, files: Object.fromEntries(sums.sort()) }
}

/** The files of a plugin's folder, by their paths in it. */
export async function filesOf(id: string): Promise<Map<string, Buffer>> {
  const folder = fromHome('plugins', id)
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const read = paths.sort().map(async (path): Promise<[string, Buffer]> => {
    return [relative(folder, path).replaceAll('\\', '/'), await readFile(path)]
  })
  return new Map(await Promise.all(read))
}

export function handChanges({ files }: Pick<Locked, 'files'>, standing: Map<string, Buffer>): HandChanges {
  const recorded = Object.entries(files)
  return {
    changed: recorded.flatMap(([path, sum]) => {
      const content = standing.get(path)
      return content && digest(content) !== sum ? [path] : []
    }),
    missing: recorded.map(([path]) => path).filter((path) => !standing.has(path)),
    added: [...standing.keys()].filter((path) => !(path in files)),
  }
}

export const isByHand = ({ changed, missing, added }: HandChanges): boolean =>
  changed.length + missing.length + added.length > 0
