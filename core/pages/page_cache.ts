import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const inflate = promisify(gunzip)

/** A cached page, in the two encodings that browsers accept. Uncompressed it would be six times as large. */
export interface CachedPage {
  br: Buffer
  gzip: Buffer
  type: string
  policy: string
  etag: string
  /** Sent with the header that marks Remix data. Without it the browser's router treats the response as a failure. */
  isData: boolean
  tags: string[]
}

/** A window of the size of a page. The default one takes megabytes for each compression. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 }

/** Compresses a rendered page for the cache. */
export async function packPage(page: Omit<CachedPage, 'br' | 'gzip'> & { text: string }): Promise<CachedPage> {
  const { text, ...rest } = page
  const html = Buffer.from(text)
  const [br, gz] = await Promise.all([brotli(html, { params: BROTLI }), deflate(html)])
  // Copied, because the result of zlib keeps a buffer of 64 kB alive, four times the size of a page.
  return { ...rest, br: Buffer.from(new Uint8Array(br).buffer), gzip: Buffer.from(new Uint8Array(gz).buffer) }
}

/** The uncompressed page, for clients that accept neither encoding. */
export function unpackPage(page: CachedPage): Promise<Buffer> {
  return inflate(page.gzip)
}

/**
 * Pages of visitors without a session, in memory, up to a number of bytes. The tags of a page name the data that it shows.
 * A change of such data purges the page.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  /** Counts the purges. A page whose rendering began before the last purge is not stored. */
  generation = 0

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: size })
  }

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key)
  }

  set(key: string, page: CachedPage): void {
    this.#pages.set(key, page)
  }

  purge(tags: Iterable<string>): void {
    this.generation += 1
    const changed = new Set(tags)
    for (const [key, page] of [...this.#pages.entries()]) {
      if (page.tags.some((tag) => changed.has(tag))) this.#pages.delete(key)
    }
  }

  clear(): void {
    this.generation += 1
    this.#pages.clear()
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }
}

function size({ br, gzip: gz, policy }: CachedPage): number {
  return br.length + gz.length + policy.length + 500
}
