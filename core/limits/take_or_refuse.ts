import { DomainError } from '#core/errors/domain_error'
import type { RateLimits } from '#core/limits/rate_limits'
import type { refusal } from '#core/errors/domain_error'

/** Takes one from a limit; when it is used up, refuses in the words of whoever asks. */
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
