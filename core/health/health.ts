import { within } from '#core/time/within'
import type { HealthAnswer, HealthCheck } from '#core/health/check'

/** A check and what it answered. */
export interface HealthResult extends HealthAnswer {
  name: string
  /** Milliseconds it took. */
  took: number
}

export interface HealthReport {
  ok: boolean
  checks: HealthResult[]
}

/** A check answers within this time, or has failed. */
const LIMIT_MS = 1000

/** Asks all checks side by side, each for at most a second. A check that throws has failed. */
export class Health {
  constructor(private readonly checks: ReadonlyMap<string, () => Promise<HealthCheck>>) {}

  async run(): Promise<HealthReport> {
    const checks = await Promise.all([...this.checks].map(([name, load]) => ask(name, load)))
    return { ok: checks.every(({ ok }) => ok), checks }
  }
}

async function ask(name: string, load: () => Promise<HealthCheck>): Promise<HealthResult> {
  const from = performance.now()
  const late = () => new Error(`no answer within ${LIMIT_MS} ms`)
  const asked = load().then((check) => check())
  const answer = await within(LIMIT_MS, asked, late).catch((error: unknown): HealthAnswer => ({
    ok: false,
    detail: messageOf(error),
  }))
  return {
    name,
    ok: answer.ok,
    ...(answer.detail ? { detail: answer.detail } : {}),
    took: Math.round(performance.now() - from),
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'the check failed'
}
