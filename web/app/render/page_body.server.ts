import { Readable } from 'node:stream'

/**
 * The stream that React writes a page to. It collects React's chunks of 2 kB until React flushes, since passing on a chunk
 * costs more than rendering it. It applies no back-pressure: a page is small enough to buffer for a slow client.
 */
export class PageBody extends Readable {
  #chunks: Uint8Array[] = []

  override _read(): void {}

  write(chunk: Uint8Array | string): boolean {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : trimZeros(chunk))
    return true
  }

  flush(): void {
    if (this.#chunks.length === 0) return
    this.push(this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks))
    this.#chunks = []
  }

  end(): this {
    this.flush()
    this.push(null)
    return this
  }
}

/**
 * A chunk without trailing zero bytes. React 18 moves a multi-byte character that no longer fits to the next chunk and
 * leaves zeros behind, which browsers show as « \ufffd ».
 */
function trimZeros(chunk: Uint8Array): Uint8Array {
  let end = chunk.length
  while (end > 0 && chunk[end - 1] === 0) end -= 1
  return end === chunk.length ? chunk : chunk.subarray(0, end)
}
