type Stream = ReadableStream<Uint8Array>

/** What loaders gave, as the browser's router reads it: one text, or a stream while some of it is still on its way. */
export type Handoff = { text: string; stream: null } | { text: null; stream: Stream }

/** Takes up the stream of a page's data. Where nothing was deferred it has ended by now, and is a text. */
export async function readHandoff(stream: Stream): Promise<Handoff> {
  const reader = stream.getReader()
  const first = await reader.read()
  if (first.done) return { text: '', stream: null }
  const next = reader.read()
  const hasEnded = await Promise.race([next.then(({ done }) => done), later(false)])
  if (hasEnded) return { text: new TextDecoder().decode(first.value), stream: null }
  return { text: null, stream: continued(reader, [Promise.resolve(first), next]) }
}

/** After all that is ready by now. */
function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => setImmediate(resolve, value))
}

/** A stream of which the first pieces have been asked for already. */
function continued(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  asked: Promise<ReadableStreamReadResult<Uint8Array>>[]
): Stream {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await (asked.shift() ?? reader.read())
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
