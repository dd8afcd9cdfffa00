import { createReadStream } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Archive, ArchiveEntry, ArchiveLimits, ArchiveProblem } from '#core/import/reading/archive_contract'
import { ArchiveIndex, isLitter, problem } from '#core/import/reading/archive_index'
import { bounded, collect } from '#core/import/reading/bounded'
import { FileRefused } from '#core/import/reading/file_refused'

const MAX_DEPTH = 16

/** Opens a folder with its subfolders. Symbolic links are not followed, because they may lead out of the folder. */
export async function openFolder(root: string, limits: ArchiveLimits): Promise<Archive> {
  const entries: ArchiveEntry[] = []
  const problems: ArchiveProblem[] = []
  for await (const { name, link } of walk(root, '', 0)) {
    if (isLitter(name)) continue
    if (entries.length >= limits.entries) {
      throw new FileRefused('archive_too_many_entries', { limit: limits.entries })
    }
    const { size: bytes } = await lstat(join(root, name))
    if (link) problems.push(problem('link', name))
    else if (bytes > limits.entryBytes) problems.push(problem('entry_too_large', name))
    else entries.push(entryOf(root, name, bytes, limits))
  }
  const index = new ArchiveIndex()
  problems.push(...index.addAll(entries))
  const close = () => Promise.resolve()
  return { count: index.count, problems, find: (name, kind) => index.find(name, kind), close }
}

function entryOf(root: string, name: string, bytes: number, limits: ArchiveLimits): ArchiveEntry {
  const open = () => Promise.resolve(bounded(createReadStream(join(root, name)), limits.entryBytes))
  return { name, bytes, open, read: async () => collect(await open()) }
}

async function* walk(root: string, below: string, depth: number): AsyncGenerator<{ name: string; link: boolean }> {
  for (const found of await readdir(join(root, below), { withFileTypes: true })) {
    const name = below === '' ? found.name : `${below}/${found.name}`
    if (found.isDirectory() && depth < MAX_DEPTH) yield* walk(root, name, depth + 1)
    else if (found.isFile() || found.isSymbolicLink()) yield { name, link: found.isSymbolicLink() }
  }
}
