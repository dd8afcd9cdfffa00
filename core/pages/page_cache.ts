import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { promisify } from 'node:util'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const inflate = promisify(gunzip)

/** A page ready to be sent again, in the two ways that browsers take: as it is it would be six times as large. */
export interface CachedPage {
  br: Buffer
  gzip: Buffer
  type: string
  policy: string
  etag: string
  /** Tells the browser's router that this answer is data of ours: without it, it takes it for a failure. */
  isData: boolean
  tags: string[]
}

/** A window no larger than a page: the usual one takes megabytes for each page that is packed. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 }

/** Compresses a rendered page once for all who will read it. */
export async function packPage(page: Omit<CachedPage, 'br' | 'gzip'> & { text: string }): Promise<CachedPage> {
  const { text, ...rest } = page
  const html = Buffer.from(text)
  const [br, gz] = await Promise.all([brotli(html, { params: BROTLI }), deflate(html)])
  // What zlib gives lies in 64 kB of memory that stay taken for as long as it does: a page needs a quarter of them.
  return { ...rest, br: Buffer.from(new Uint8Array(br).buffer), gzip: Buffer.from(new Uint8Array(gz).buffer) }
}

/** The page for a program that takes neither. */
export function unpackPage(page: CachedPage): Promise<Buffer> {
  return inflate(page.gzip)
}

/**
 * Pages of visitors without a session, kept in memory up to a number of bytes: the least recently
 * read goes first. What a page shows is written in its tags; a change purges every page that bears
 * one of them.
 */
export class PageCache {
  #pages = new Map<string, CachedPage>()
  #bytes = 0
  /** Moves with every purge: a page rendered across one is not kept. */
  generation = 0

  constructor(private readonly maxBytes: number) {}

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  set(key: string, page: CachedPage): void {
    this.#drop(key)
    this.#pages.set(key, page)
    this.#bytes += size(page)
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.maxBytes) break
      this.#drop(oldest)
    }
  }

  purge(tags: Iterable<string>): void {
    this.generation += 1
    const changed = new Set(tags)
    for (const [key, page] of this.#pages) {
      if (page.tags.some((tag) => changed.has(tag))) this.#drop(key)
    }
  }

  clear(): void {
    this.generation += 1
    this.#pages.clear()
    this.#bytes = 0
  }

  get bytes(): number {
    return this.#bytes
  }

  #drop(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#bytes -= size(page)
    this.#pages.delete(key)
  }
}

function size({ br, gzip: gz, policy }: CachedPage): number {
  return br.length + gz.length + policy.length + 500
}
