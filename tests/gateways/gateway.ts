import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'

/** A request to a gateway. */
export interface GatewayRequest {
  method: string
  /** Below the gateway's own address: `/v1/payments`. */
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: Buffer
}

export interface GatewayAnswer {
  status?: number
  headers?: Record<string, string>
  /** Text is HTML, an object JSON; bytes are sent as they are. */
  body?: string | Buffer | object
}

/**
 * What goes wrong with a request. `silent`: nothing is done, the connection breaks. `lost`: it is done, the connection
 * breaks before the answer. `hangs`: nothing is done, no answer for `ms`. A number: nothing is done, this status.
 */
export type Fault = { kind: 'silent' | 'lost' } | { kind: 'hangs'; ms: number } | { kind: 'status'; status: number }

interface PlannedFault {
  /** Of requests whose method and path match: `POST /v1/payments`. */
  request: RegExp
  fault: Fault
  /** How many requests it still befalls. */
  times: number
}

/** A notification that a gateway sends to a shop. */
export interface Notice {
  url: string
  headers: Record<string, string>
  body: string
}

/**
 * A payment provider on this machine, which speaks the provider's documented protocol. Tests plan its faults; the demo
 * shop pays with it. It keeps books of its own, with which those of the shop are compared.
 */
export abstract class Gateway {
  /** Its name in addresses: `payplug`. */
  abstract readonly name: string
  /** Set when its server listens: `http://127.0.0.1:4000/payplug`. */
  address = ''
  /** Requests that it was sent, for tests. */
  readonly requests: { method: string; path: string; body: string }[] = []
  /** False: notifications are kept in `held`, and tests deliver them late, twice, or in another order. */
  sendsNotices = true
  readonly held: Notice[] = []
  #faults: PlannedFault[] = []

  /** Answers one request. */
  abstract answer(request: GatewayRequest): Promise<GatewayAnswer>

  /** Plans a fault of the next requests that match. */
  fail(request: RegExp, fault: Fault, times = 1): void {
    this.#faults.push({ request, fault, times })
  }

  /** The fault that befalls a request; null: none. */
  take({ method, path }: GatewayRequest): Fault | null {
    const planned = this.#faults.find(({ request, times }) => times > 0 && request.test(`${method} ${path}`))
    if (!planned) return null
    planned.times -= 1
    return planned.fault
  }

  /** Sends or holds a notification. A shop that is down loses it. */
  async notify(notice: Notice): Promise<void> {
    if (this.sendsNotices) await this.deliver(notice)
    else this.held.push(notice)
  }

  /** Sends a notification. Returns the status of the answer; 0: there was none. */
  async deliver({ url, headers, body }: Notice): Promise<number> {
    if (!isLoopback(new URL(url).hostname)) throw new Error(`${url} is not on this machine`)
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(15_000) }).catch(
      () => null
    )
    await answer?.arrayBuffer()
    return answer?.status ?? 0
  }
}

/** Serves gateways on one port of this machine, each below its name. */
export class GatewayServer {
  readonly #gateways: Map<string, Gateway>
  readonly #server: Server

  private constructor(gateways: readonly Gateway[]) {
    this.#gateways = new Map(gateways.map((gateway) => [gateway.name, gateway]))
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error))
      })
    })
  }

  /** `port` 0: a free one. */
  static async open(gateways: readonly Gateway[], port = 0): Promise<GatewayServer> {
    const server = new GatewayServer(gateways)
    server.#server.listen(port, '127.0.0.1')
    await once(server.#server, 'listening')
    for (const gateway of gateways) gateway.address = `${server.address}/${gateway.name}`
    return server
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', this.address)
    const [, name = '', ...rest] = url.pathname.split('/')
    const gateway = this.#gateways.get(name)
    // Browsers ask every origin for its icon.
    if (!gateway) return void response.writeHead(404).end()
    const request: GatewayRequest = {
      method: incoming.method ?? 'GET',
      path: `/${rest.join('/')}`,
      query: url.searchParams,
      headers: Object.fromEntries(Object.entries(incoming.headers).map(([key, value]) => [key, String(value)])),
      body: await buffer(incoming),
    }
    gateway.requests.push({ method: request.method, path: request.path, body: request.body.toString() })
    const fault = gateway.take(request)
    if (fault?.kind === 'hangs') await setTimeout(fault.ms, undefined, { ref: false })
    if (fault?.kind === 'silent' || fault?.kind === 'hangs') return void incoming.socket.destroy()
    if (fault?.kind === 'status') return void response.writeHead(fault.status).end()
    const { status = 200, headers = {}, body = '' } = await gateway.answer(request)
    if (fault?.kind === 'lost') return void incoming.socket.destroy()
    const [type, sent] = contentOf(body)
    response.writeHead(status, { 'content-type': type, ...headers }).end(sent)
  }
}

function contentOf(body: NonNullable<GatewayAnswer['body']>): [type: string, sent: string | Buffer] {
  if (Buffer.isBuffer(body)) return ['application/octet-stream', body]
  return typeof body === 'string' ? ['text/html; charset=utf-8', body] : ['application/json', JSON.stringify(body)]
}

/** A page of a gateway for people, marked as a test. `form`: the HTML of the choices that they have. */
export function gatewayPage({
  title,
  facts,
  form,
}: {
  title: string
  facts: [string, string][]
  form: string
}): string {
  const rows = facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
    <style>body{font:1rem/1.5 system-ui,sans-serif;margin:0;background:#f4f4f2;color:#222}
    .test{background:#b3261e;color:#fff;padding:.75rem 1rem;text-align:center}
    main{max-width:28rem;margin:2rem auto;padding:1.5rem;background:#fff;border:1px solid #ddd;border-radius:8px}
    h1{font-size:1.25rem;margin:0 0 1rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.5rem}
    dt{color:#666}dd{margin:0;text-align:right}form{display:grid;gap:.5rem}
    button{font:inherit;padding:.75rem;border:1px solid #222;border-radius:6px;background:#fff;cursor:pointer}
    button.pay{background:#222;color:#fff}label{display:grid;gap:.25rem}input{font:inherit;padding:.5rem}</style></head>
    <body><p class="test" style="margin:0">Simulateur : aucun argent n’est débité. Simulator: no money is taken.</p>
    <main><h1>${escapeHtml(title)}</h1><dl>${rows}</dl>${form}</main></body></html>`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\./.test(host)
}
