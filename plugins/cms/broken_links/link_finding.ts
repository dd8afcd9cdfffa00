import { OutgoingFailed, type OutgoingClient, type Probe } from '#core/outgoing/outgoing_client'

/**
 * State of an address: `suspect` failed once and is tried again before it is reported; `warning` may be a fault of the
 * moment, or a site that does not want programs.
 */
const LINK_STATES = ['unknown', 'ok', 'suspect', 'redirect', 'warning', 'broken', 'dismissed'] as const
export type LinkState = (typeof LINK_STATES)[number]

/** Why an address is not well, beside its status. */
const LINK_REASONS = ['refused', 'redirects', 'silent', 'unreachable', 'missing', 'gone'] as const
export type LinkReason = (typeof LINK_REASONS)[number]

/** What one look at an address found. */
export interface LinkFinding {
  outcome: 'ok' | 'redirect' | 'warning' | 'failed'
  /** HTTP status; null: there was no answer, or none was asked for. */
  status: number | null
  reason: LinkReason | null
  /** Where it leads for good; null: where it is written. */
  redirect: string | null
  /** Seconds after which the host wants to be asked again; null: it said nothing. */
  retryAfter: number | null
}

const TIMEOUT_MS = 10_000

/** Longest pause that a host may ask for, in seconds. */
const LONGEST_PAUSE = 24 * 3600

/** Statuses of sites that do not answer programs, or not now. */
const PASSING = new Set([401, 403, 407, 408, 425, 429, 451])

const FOR_GOOD = new Set([301, 308])

const HEADERS = { 'accept': 'text/html,*/*;q=0.8', 'user-agent': 'Mozilla/5.0 (compatible; Cellier link check)' }

interface LookOptions {
  signal: AbortSignal
  /** Milliseconds since 1970. */
  now: number
  timeoutMs?: number
  /** Waits between two requests to the same host. */
  pause: () => Promise<void>
}

/** Looks at an outside address: its headers, and where a host refuses that, the beginning of its answer. */
export async function lookAt(client: OutgoingClient, url: string, options: LookOptions): Promise<LinkFinding> {
  const { signal, timeoutMs = TIMEOUT_MS, pause, now } = options
  try {
    let probe = await client.probe(url, { method: 'HEAD', timeoutMs, headers: HEADERS, signal })
    if (probe.status >= 400 && probe.status !== 429) {
      await pause()
      probe = await client.probe(url, { method: 'GET', timeoutMs, headers: HEADERS, signal })
    }
    return findingOf(probe, now)
  } catch (error) {
    if (!(error instanceof OutgoingFailed)) throw error
    return { outcome: 'failed', status: null, reason: error.reason, redirect: null, retryAfter: null }
  }
}

function findingOf({ status, address, redirects, headers }: Probe, now: number): LinkFinding {
  const retryAfter = secondsOf(headers['retry-after'], now)
  const finding = { status, reason: null, redirect: null, retryAfter }
  if (status >= 400) return { ...finding, outcome: PASSING.has(status) || status >= 500 ? 'warning' : 'failed' }
  const hasMoved = redirects.length > 0 && redirects.every((each) => FOR_GOOD.has(each))
  return hasMoved
    ? { ...finding, outcome: 'redirect', redirect: address.slice(0, 2000) }
    : { ...finding, outcome: 'ok' }
}

function secondsOf(header: string | undefined, now: number): number | null {
  if (!header) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), LONGEST_PAUSE) : null
}
