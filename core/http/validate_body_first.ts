import { HttpRequest } from '@adonisjs/core/http'

type Validate = HttpRequest['validateUsing']

/**
 * Makes `request.validateUsing` prefer the body where the query string has a field of the same name; AdonisJS prefers the
 * query. Our API calls have a `locale` in the query, the language of the response, and a form may have a `locale` field of
 * its own. Must run once, at boot.
 */
export function validateBodyFirst(): void {
  const validate = HttpRequest.prototype.validateUsing as (this: HttpRequest, ...args: unknown[]) => unknown
  HttpRequest.macro('validateUsing', function (
    this: HttpRequest,
    validator: unknown,
    options: { data?: unknown } = {}
  ) {
    const data = options.data ?? {
      ...this.all(),
      ...this.body(),
      params: this.params(),
      headers: this.headers(),
      cookies: this.cookiesList(),
    }
    return validate.call(this, validator, { ...options, data })
  } as Validate)
}
