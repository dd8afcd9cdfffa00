import { within } from '#core/time/within'
import type { HealthAnswer, HealthCheck } from '#core/health/check'

export interface HealthResult extends HealthAnswer {
  name: string
  /** Duration in milliseconds. */
  took: number
}

export interface HealthReport {
  ok: boolean
  checks: HealthResult[]
}

/** Timeout of a check. */
const LIMIT_MS = 1000

/** Runs all checks in parallel. A check that throws or times out has failed. */
export class Health {
  constructor(private readonly checks: ReadonlyMap<string, () => Promise<HealthCheck>>) {}

  async run(): Promise<HealthReport> {
    const checks = await Promise.all([...this.checks].map(([name, load]) => runCheck(name, load)))
    return { ok: checks.every(({ ok }) => ok), checks }
  }
}

async function runCheck(name: string, load: () => Promise<HealthCheck>): Promise<HealthResult> {
  const from = performance.now()
  const late = () => new Error(`no answer within ${LIMIT_MS} ms`)
  const running = load().then((check) => check())
  const answer = await within(LIMIT_MS, running, late).catch((error: unknown): HealthAnswer => ({
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
