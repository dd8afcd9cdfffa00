import { pipeline, type Readable, Transform } from 'node:stream'

/** More came out of a file than it declared, or than is allowed. */
export class TooManyBytes extends Error {
  override name = 'TooManyBytes'

  constructor(readonly limit: number) {
    super(`more than ${limit} bytes`)
  }
}

/** The same stream, which fails with `TooManyBytes` instead of giving more than `limit` bytes. */
export function bounded(source: Readable, limit: number): Readable {
  let count = 0
  const counter = new Transform({
    transform(piece: Buffer, _encoding, done) {
      count += piece.length
      if (count > limit) done(new TooManyBytes(limit))
      else done(null, piece)
    },
  })
  // The error reaches whoever reads the counter; the callback keeps it from being thrown a second time.
  pipeline(source, counter, () => {})
  return counter
}

/** All of a stream in one buffer. */
export async function collect(source: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of source as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces)
}
