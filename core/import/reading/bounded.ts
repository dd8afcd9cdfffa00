import { pipeline, type Readable, Transform } from 'node:stream'

/** A stream was longer than declared or allowed. */
export class TooManyBytes extends Error {
  override name = 'TooManyBytes'

  constructor(readonly limit: number) {
    super(`more than ${limit} bytes`)
  }
}

/** Wraps a stream so that it fails with `TooManyBytes` after `limit` bytes. */
export function bounded(source: Readable, limit: number): Readable {
  let count = 0
  const counter = new Transform({
    transform(piece: Buffer, _encoding, done) {
      count += piece.length
      if (count > limit) done(new TooManyBytes(limit))
      else done(null, piece)
    },
  })
  // The reader of `counter` gets the error. Without a callback `pipeline` would throw it as well.
  pipeline(source, counter, () => {})
  return counter
}

/** Reads a whole stream into one buffer. */
export async function collect(source: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of source as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces)
}
