/** The answer of one check: `detail` is for staff and logs, never a secret. */
export interface HealthAnswer {
  ok: boolean
  detail?: string
}

/** Something `/health` and `cli doctor` ask. Answers within a second or is counted as failed. */
export type HealthCheck = () => Promise<HealthAnswer>
