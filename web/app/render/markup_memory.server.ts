/** About a thousand cards. */
const mostBytes = 4 * 1024 * 1024

/** Markup as bytes by what it was made of, up to a number of bytes: what was not asked for the longest goes first. */
export class MarkupMemory {
  readonly #kept = new Map<string, Buffer>()
  #bytes = 0

  constructor(private readonly most = mostBytes) {}

  /** What is kept under a key, or what `render` makes now. */
  keep(key: string, render: () => Buffer): Buffer {
    const known = this.#kept.get(key)
    // Small bytes lie in memory that many share and that stays taken for as long as one of them does: what is kept is copied.
    const markup = known ?? Buffer.from(new Uint8Array(render()).buffer)
    if (known) this.#kept.delete(key)
    else this.#bytes += size(key, markup)
    this.#kept.set(key, markup)
    for (const [oldest, its] of this.#kept) {
      if (this.#bytes <= this.most) break
      this.#kept.delete(oldest)
      this.#bytes -= size(oldest, its)
    }
    return markup
  }
}

/** A text takes up to two bytes a letter. */
function size(key: string, markup: Buffer): number {
  return key.length * 2 + markup.length
}
