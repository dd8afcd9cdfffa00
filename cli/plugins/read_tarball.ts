import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { Parser, type ReadEntry } from 'tar'
import { PluginRefused } from '#cli/plugins/refused'

/** Far above what a plugin needs. They keep a hostile package from filling the memory or the disk. */
const LIMITS = { packed: 20_000_000, unpacked: 60_000_000, file: 5_000_000, files: 3_000, path: 200 }

/** The files of a package by their paths in it, and its checksum in npm's notation. */
export interface Tarball {
  files: Map<string, Buffer>
  integrity: string
}

/** Letters of ASCII only: what looks alike, hides, or means something to a file system cannot come in. */
const SEGMENT = /^[A-Za-z0-9_$@][\w.$@+-]*$/

/** Reads a package that `npm pack` made into memory. Nothing of it is written or run. @throws PluginRefused */
export async function readTarball(path: string): Promise<Tarball> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new PluginRefused('no_file', { path })
  if (found.size > LIMITS.packed) throw new PluginRefused('too_big', { most: LIMITS.packed / 1e6 })
  const packed = await readFile(path)
  const integrity = `sha512-${createHash('sha512').update(packed).digest('base64')}`
  return { files: await entriesOf(unzip(packed, path)), integrity }
}

function unzip(packed: Buffer, path: string): Buffer {
  try {
    return gunzipSync(packed, { maxOutputLength: LIMITS.unpacked })
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw isLarge
      ? new PluginRefused('too_big_unpacked', { most: LIMITS.unpacked / 1e6 })
      : new PluginRefused('no_tarball', { path })
  }
}

function entriesOf(unpacked: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  /** On some machines the paths `a` and `A` are one file. */
  const seen = new Set<string>()
  return new Promise((resolve, reject) => {
    const take = (entry: ReadEntry) => {
      const path = checkedPath(entry)
      if (entry.type === 'Directory') return entry.resume()
      if (seen.has(path.toLowerCase())) throw new PluginRefused('twice', { path })
      seen.add(path.toLowerCase())
      if (entry.size > LIMITS.file) throw new PluginRefused('big_file', { path, most: LIMITS.file / 1e6 })
      if (seen.size > LIMITS.files) throw new PluginRefused('many_files', { most: LIMITS.files })
      const chunks: Buffer[] = []
      entry.on('data', (chunk) => void chunks.push(chunk))
      return entry.on('end', () => void files.set(path, Buffer.concat(chunks)))
    }
    const parser = new Parser({
      strict: true,
      onReadEntry: (entry) => {
        try {
          take(entry)
        } catch (error) {
          reject(error as Error)
          entry.resume()
        }
      },
    })
    // Kinds of entries that the parser does not know, or whose description is too long.
    parser.on('ignoredEntry', (entry) => reject(new PluginRefused('bad_entry', { path: entry.path })))
    parser.on('error', (error) => reject(new PluginRefused('broken', { detail: String((error as Error).message) })))
    parser.on('end', () => resolve(files))
    parser.end(unpacked)
  })
}

/** The path below the folder `package`, in which `npm pack` puts all files. */
function checkedPath({ path, type }: ReadEntry): string {
  const isFile = type === 'File' || type === 'OldFile'
  if (!isFile && type !== 'Directory') throw new PluginRefused('link', { path })
  const [top, ...segments] = path.replace(/\/$/, '').split('/')
  const isInside = top === 'package' && (segments.length > 0 || !isFile)
  if (!isInside || !segments.every((segment) => SEGMENT.test(segment)) || path.length > LIMITS.path) {
    throw new PluginRefused('bad_path', { path })
  }
  if (segments.includes('node_modules')) throw new PluginRefused('bundled', { path })
  return segments.join('/')
}
