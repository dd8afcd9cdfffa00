type Stream = ReadableStream<Uint8Array>

/** The loader data as the browser's router reads it: complete as `text`, or a `stream` while deferred data is pending. */
export type Handoff = { text: string; stream: null } | { text: null; stream: Stream }

/** Reads the stream of loader data. It has already ended unless a loader deferred something. */
export async function readHandoff(stream: Stream): Promise<Handoff> {
  const reader = stream.getReader()
  const first = await reader.read()
  if (first.done) return { text: '', stream: null }
  const next = reader.read()
  const hasEnded = await Promise.race([next.then(({ done }) => done), later(false)])
  if (hasEnded) return { text: new TextDecoder().decode(first.value), stream: null }
  return { text: null, stream: continued(reader, [Promise.resolve(first), next]) }
}

/** Resolves after all promises that are already settled. */
function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => setImmediate(resolve, value))
}

/** A stream that begins with reads that were already started. */
function continued(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  started: Promise<ReadableStreamReadResult<Uint8Array>>[]
): Stream {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await (started.shift() ?? reader.read())
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
