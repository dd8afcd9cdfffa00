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
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<HealthAnswer>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, detail: `no answer within ${LIMIT_MS} ms` }), LIMIT_MS)
  })
  const answer = load()
    .then((check) => check())
    .catch((error: unknown): HealthAnswer => ({ ok: false, detail: messageOf(error) }))
  const { ok, detail } = await Promise.race([answer, late])
  clearTimeout(timer)
  return { name, ok, ...(detail ? { detail } : {}), took: Math.round(performance.now() - from) }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'the check failed'
}
