import { DomainError } from '#core/errors/domain_error'
import type { RateLimits } from '#core/limits/rate_limits'
import type { refusal } from '#core/errors/domain_error'

/** Counts one request against a limit. When the limit is used up, throws the caller's own error. */
export async function takeOrRefuse(
  limits: RateLimits,
  name: string,
  key: string,
  refuse: ReturnType<typeof refusal>
): Promise<void> {
  try {
    await limits.take(name, key)
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind.status !== 429) throw error
    throw refuse(error.parameters, undefined, error.meta)
  }
}
