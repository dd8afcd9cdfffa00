import type { RateLimit } from '#core/limits/rate_limits'

const limits: Record<string, RateLimit> = {
  'platform.reports': { requests: 30, seconds: 600 },
  'platform.search': { requests: 240, seconds: 60 },
  'users.sign_in_address': { requests: 50, seconds: 900 },
  'users.sign_in_account': { requests: 10, seconds: 900 },
}

export default limits
