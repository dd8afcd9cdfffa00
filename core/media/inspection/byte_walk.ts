/** What a walk wants of a file next: so many bytes to look at, or to pass over. */
export type Step = { take: number } | { skip: number }

/** Reads a file piece by piece: yields what it wants next, gets the bytes it took. */
export type Walk = Generator<Step, void, Buffer>

/**
 * Leads a walk through a file that comes in pieces, and keeps no more of it than the walk looks at: a film is inspected
 * on its way to the disk.
 */
export class ByteWalk {
  #step: Step | null
  #kept: Buffer[] = []
  #size = 0

  constructor(private readonly walk: Walk) {
    const first = walk.next()
    this.#step = first.done ? null : first.value
  }

  push(piece: Buffer): void {
    let rest = piece
    while (this.#step && rest.length > 0) {
      rest = 'skip' in this.#step ? this.#skip(this.#step, rest) : this.#take(this.#step.take, rest)
    }
  }

  #skip(step: { skip: number }, piece: Buffer): Buffer {
    const passed = Math.min(step.skip, piece.length)
    step.skip -= passed
    if (step.skip === 0) this.#advance(Buffer.alloc(0))
    return piece.subarray(passed)
  }

  #take(wanted: number, piece: Buffer): Buffer {
    const missing = wanted - this.#size
    const found = piece.subarray(0, missing)
    this.#kept.push(found)
    this.#size += found.length
    if (this.#size === wanted) {
      const bytes = Buffer.concat(this.#kept)
      this.#kept = []
      this.#size = 0
      this.#advance(bytes)
    }
    return piece.subarray(found.length)
  }

  #advance(bytes: Buffer): void {
    // A step over nothing is done at once.
    let next = this.walk.next(bytes)
    while (!next.done && 'skip' in next.value && next.value.skip === 0) next = this.walk.next(Buffer.alloc(0))
    this.#step = next.done ? null : next.value
  }
}
