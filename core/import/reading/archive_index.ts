import type { ArchiveEntry, ArchiveProblem } from '#core/import/reading/archive_contract'

const ENDINGS = {
  image: /\.(?:jpe?g|png|webp|avif|gif|svg|bmp|tiff?|heic)$/,
  video: /\.(?:mp4|m4v|webm|mov|mkv|avi|ogv|mpe?g)$/,
}

type Kind = keyof typeof ENDINGS
const CONTROL = /\p{Cc}/gu

/** Whether a path is relative and cannot leave its folder, on any operating system. */
export function isSafeName(name: string): boolean {
  if (name === '' || name.length > 1024 || /[\p{Cc}\\]/u.test(name)) return false
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) return false
  return !name.split('/').includes('..')
}

/** Whether a file is metadata of an operating system, which is skipped without a report. */
export function isLitter(name: string): boolean {
  const parts = name.split('/')
  return parts[0] === '__MACOSX' || /^(?:\.|thumbs\.db$|desktop\.ini$)/i.test(parts.at(-1) ?? '')
}

export function problem(code: ArchiveProblem['code'], name: string): ArchiveProblem {
  return { code, name: name.replace(CONTROL, '?').slice(0, 200) }
}

/** Finds entries by path, file name, or name without extension. */
export class ArchiveIndex {
  readonly #byPath = new Map<string, ArchiveEntry>()
  readonly #byName = new Map<string, ArchiveEntry>()
  readonly #byStem = { image: new Map<string, ArchiveEntry>(), video: new Map<string, ArchiveEntry>() }

  get count(): number {
    return this.#byPath.size
  }

  /** Adds entries in the order of their names. Of two with the same file name, the first is found by it. */
  addAll(entries: ArchiveEntry[]): ArchiveProblem[] {
    const problems: ArchiveProblem[] = []
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = keyOf(entry.name)
      const name = fileName(path)
      if (this.#byName.has(name)) problems.push(problem('name_twice', entry.name))
      addFirst(this.#byPath, path, entry)
      addFirst(this.#byName, name, entry)
      for (const kind of ['image', 'video'] as const) {
        if (ENDINGS[kind].test(name)) addFirst(this.#byStem[kind], name.replace(ENDINGS[kind], ''), entry)
      }
    }
    return problems
  }

  find(wanted: string, kind: Kind = 'image'): ArchiveEntry | null {
    const path = keyOf(wanted.trim())
    const name = fileName(path)
    const stem = name.replace(ENDINGS[kind], '')
    return this.#byPath.get(path) ?? this.#byName.get(name) ?? this.#byStem[kind].get(stem) ?? null
  }
}

function addFirst(map: Map<string, ArchiveEntry>, key: string, entry: ArchiveEntry): void {
  if (!map.has(key)) map.set(key, entry)
}

function keyOf(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\.\//, '').normalize('NFC').toLowerCase()
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
