import type { RateLimit } from '#core/limits/rate_limits'

const limits: Record<string, RateLimit> = {
  // Files that visitors attach to messages, by person or IP address.
  'core.attachments': { requests: 60, seconds: 3600 },
  'catalogue.samples': { requests: 60, seconds: 600 },
  // New wishlists of guests, by IP address. Many people of an office or a hotel share one.
  'catalogue.wishlists': { requests: 60, seconds: 3600 },
  // Requests for a mail when a product is back in stock, by IP address and by e-mail address, which may be that of
  // somebody else.
  'catalogue.stock_alerts_address': { requests: 60, seconds: 3600 },
  'catalogue.stock_alerts_email': { requests: 20, seconds: 3600 },
  'platform.reports': { requests: 30, seconds: 600 },
  'platform.search': { requests: 240, seconds: 60 },
  // Notifications of payment providers, by their IP address, and form posts by which their pages send browsers back.
  'sales.payment_notifications': { requests: 600, seconds: 60 },
  'sales.payment_returns': { requests: 120, seconds: 600 },
  // Manual status requests about one payment, which call its provider.
  'sales.payment_asks': { requests: 5, seconds: 60 },
  // Invalid coupon codes, by IP address, so that codes cannot be guessed.
  'sales.coupon_failures': { requests: 30, seconds: 900 },
  // Quote requests of guests, by IP address and by e-mail address, which may be that of somebody else.
  'sales.quotes_address': { requests: 20, seconds: 3600 },
  'sales.quotes_email': { requests: 5, seconds: 3600 },
  // All sign-in attempts, by IP address. Many people of an office or a hotel share one.
  'users.sign_in_address': { requests: 200, seconds: 900 },
  // Failed sign-ins to one account, from one IP address and from all. A few guesses of somebody else do not lock
  // anybody out, and many machines together cannot guess for long either.
  'users.sign_in_account': { requests: 10, seconds: 900 },
  'users.sign_in_account_anywhere': { requests: 100, seconds: 900 },
  // Wrong codes of the second factor: six digits could be guessed.
  'users.second_step': { requests: 10, seconds: 900 },
  // Wrong passwords of signed-in users.
  'users.own_password': { requests: 10, seconds: 900 },
  // Sign-ups from one IP address, successful or not.
  'users.registration_address': { requests: 30, seconds: 3600 },
  // Mails to confirm an e-mail address, and attempts to use their links.
  'users.email_confirmation': { requests: 5, seconds: 3600 },
  'users.email_link': { requests: 30, seconds: 900 },
  // Exports of personal data that customers request themselves.
  'users.own_data': { requests: 10, seconds: 3600 },
  // Links to reset a password, by IP address and by account, and attempts to use one.
  'users.password_reset_address': { requests: 30, seconds: 3600 },
  'users.password_reset_account': { requests: 5, seconds: 3600 },
  'users.reset_link': { requests: 30, seconds: 900 },
  // API calls with one token, and calls with invalid tokens.
  'users.api_token': { requests: 600, seconds: 60 },
  'users.api_token_unknown': { requests: 60, seconds: 900 },
}

export default limits
