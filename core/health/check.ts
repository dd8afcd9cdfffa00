/** The result of one check. `detail` is shown to staff and logged, so it must contain no secret. */
export interface HealthAnswer {
  ok: boolean
  detail?: string
}

/** A check of `/health` and `cli doctor`. It fails after a second. */
export type HealthCheck = () => Promise<HealthAnswer>
