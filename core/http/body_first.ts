import { HttpRequest } from '@adonisjs/core/http'

type Validate = HttpRequest['validateUsing']

/**
 * Has the body win where the query string names the same field. The query of every call of ours says in which language
 * the answer is wanted (`locale`), which is not the language that a form is about. To be called once, at boot.
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
      ...{ params: this.params(), headers: this.headers(), cookies: this.cookiesList() },
    }
    return validate.call(this, validator, { ...options, data })
  } as Validate)
}
