import type { RateLimit } from '#core/limits/rate_limits'

const limits: Record<string, RateLimit> = {
  'catalogue.samples': { requests: 60, seconds: 600 },
  // Wishlists that guests begin, by network address: an office or a hotel has many people behind one.
  'catalogue.wishlists': { requests: 60, seconds: 3600 },
  // Mails that are asked for when something sold out is back, by network address and by the e-mail address: it may be
  // anybody's.
  'catalogue.stock_alerts_address': { requests: 60, seconds: 3600 },
  'catalogue.stock_alerts_email': { requests: 20, seconds: 3600 },
  'platform.reports': { requests: 30, seconds: 600 },
  'platform.search': { requests: 240, seconds: 60 },
  // What payment providers tell, by their network address, and browsers that their pages send back by a form.
  'sales.payment_notifications': { requests: 600, seconds: 60 },
  'sales.payment_returns': { requests: 120, seconds: 600 },
  // Questions by hand about one movement of money: its provider is not to be pestered.
  'sales.payment_asks': { requests: 5, seconds: 60 },
  // Codes that gave nothing, by network address: a code must not be found by trying.
  'sales.coupon_failures': { requests: 30, seconds: 900 },
  // Quotes that guests ask for, by network address and by the e-mail address that is written to: it may be anybody's.
  'sales.quotes_address': { requests: 20, seconds: 3600 },
  'sales.quotes_email': { requests: 5, seconds: 3600 },
  // Every attempt from one address: an office or a hotel has many people behind one.
  'users.sign_in_address': { requests: 200, seconds: 900 },
  // Failures on one account from one address, and from all of them together. Nobody is kept out of their account by
  // somebody else's few guesses, and many machines cannot guess for long either.
  'users.sign_in_account': { requests: 10, seconds: 900 },
  'users.sign_in_account_anywhere': { requests: 100, seconds: 900 },
  // Wrong codes at the second step: six digits must not be guessed.
  'users.second_step': { requests: 10, seconds: 900 },
  // Wrong passwords of somebody who is signed in already.
  'users.own_password': { requests: 10, seconds: 900 },
  // Accounts opened from one network address, whether they came to be or not.
  'users.registration_address': { requests: 30, seconds: 3600 },
  // Mails that ask a customer to confirm an address; and attempts to use their links.
  'users.email_confirmation': { requests: 5, seconds: 3600 },
  'users.email_link': { requests: 30, seconds: 900 },
  // Files with everything that is known of a customer, asked for by themselves.
  'users.own_data': { requests: 10, seconds: 3600 },
  // Links for a new password, by network address and by account; and attempts to use one.
  'users.password_reset_address': { requests: 30, seconds: 3600 },
  'users.password_reset_account': { requests: 5, seconds: 3600 },
  'users.reset_link': { requests: 30, seconds: 900 },
  // Calls of a program with one token, and calls with tokens that are none.
  'users.api_token': { requests: 600, seconds: 60 },
  'users.api_token_unknown': { requests: 60, seconds: 900 },
}

export default limits
