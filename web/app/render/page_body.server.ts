import { Readable } from 'node:stream'

/**
 * The page on its way out. React writes pieces of 2 kB and says when what is ready is out: they leave as one then, for
 * each piece costs more to hand on than to make. Never asks React to wait: a page is small, its reader's line may not be.
 */
export class PageBody extends Readable {
  #pieces: Uint8Array[] = []

  override _read(): void {}

  write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : withoutEmptyEnd(piece))
    return true
  }

  flush(): void {
    if (this.#pieces.length === 0) return
    this.push(this.#pieces.length === 1 ? this.#pieces[0] : Buffer.concat(this.#pieces))
    this.#pieces = []
  }

  end(): this {
    this.flush()
    this.push(null)
    return this
  }
}

/**
 * A letter of several bytes that no longer fits into React's piece begins the next one, and React 18 hands on what it left
 * empty as zeros: browsers show them as « \ufffd ».
 */
function withoutEmptyEnd(piece: Uint8Array): Uint8Array {
  let end = piece.length
  while (end > 0 && piece[end - 1] === 0) end -= 1
  return end === piece.length ? piece : piece.subarray(0, end)
}
