import { connect, type Socket } from 'node:net'

/** What a run of requests gave. */
export interface LoadResult {
  requests: number
  seconds: number
  perSecond: number
  bytes: number
  /** Milliseconds below which so many percent of the answers came. */
  p50: number
  p95: number
  p99: number
  /** Answers by status. */
  statuses: Record<string, number>
}

export interface LoadOptions {
  port: number
  /** Asked for in order, over and over. */
  paths: readonly string[]
  connections?: number
  seconds?: number
  /** Goes on after that time until so many answers came. */
  least?: number
  headers?: Record<string, string>
}

const HEADER_END = Buffer.from('\r\n\r\n')
const CHUNKS_END = '\r\n0\r\n\r\n'

/**
 * Asks as fast as answers come, over kept connections, one request at a time on each. Reads no more of HTTP than it must
 * (status, length): a general client would be the bottleneck on two cores.
 */
export async function load({
  port,
  paths,
  connections = 10,
  seconds = 4,
  least = 0,
  headers = {},
}: LoadOptions): Promise<LoadResult> {
  const extra = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`
  )
  const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${extra.join('')}\r\n`))
  const state = {
    next: 0,
    done: 0,
    bytes: 0,
    times: [] as number[],
    statuses: {} as Record<string, number>,
    stopped: false,
    isDone: () => performance.now() - started >= seconds * 1000 && state.done >= least,
  }
  const started = performance.now()
  const clients = Array.from({ length: connections }, () => client(port, requests, state))
  const timer = setInterval(() => (state.stopped = state.isDone()), 10)
  await Promise.all(clients)
  clearInterval(timer)
  const took = (performance.now() - started) / 1000
  const times = Float64Array.from(state.times).sort()
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return {
    requests: state.done,
    seconds: took,
    perSecond: state.done / took,
    bytes: state.bytes,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    statuses: state.statuses,
  }
}

interface LoadState {
  next: number
  done: number
  bytes: number
  times: number[]
  statuses: Record<string, number>
  stopped: boolean
}

function client(port: number, requests: Buffer[], state: LoadState): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1')
    let sentAt = 0
    let head: Buffer | null = null
    let missing = 0
    /** Of an answer sent in chunks: its last bytes so far. */
    let tail: string | null = null
    const send = () => {
      if (state.stopped) return socket.end(() => resolve())
      sentAt = performance.now()
      return socket.write(requests[state.next++ % requests.length] as Buffer)
    }
    const finish = () => {
      state.done += 1
      state.times.push(performance.now() - sentAt)
      send()
    }
    socket.setNoDelay(true)
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      state.bytes += chunk.length
      if (tail !== null) {
        tail = (tail + chunk.toString('latin1', Math.max(0, chunk.length - CHUNKS_END.length))).slice(
          -CHUNKS_END.length
        )
        if (tail !== CHUNKS_END) return
        tail = null
        finish()
        return
      }
      if (missing > 0) {
        missing -= chunk.length
        if (missing <= 0) finish()
        return
      }
      head = head ? Buffer.concat([head, chunk]) : chunk
      const end = head.indexOf(HEADER_END)
      if (end < 0) return
      const text = head.toString('latin1', 0, end)
      const status = text.slice(9, 12)
      state.statuses[status] = (state.statuses[status] ?? 0) + 1
      if (/transfer-encoding: chunked/i.test(text)) {
        const last = head.toString('latin1', Math.max(end, head.length - CHUNKS_END.length))
        head = null
        if (last.endsWith(CHUNKS_END)) finish()
        else tail = last
        return
      }
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)
      missing = length - (head.length - end - HEADER_END.length)
      head = null
      if (missing <= 0) finish()
    })
  })
}
