import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { markPrivate } from '#core/http/private_response'
import { stampForm } from '#plugins/cms/contact/form_stamp'
import type { HttpContext } from '@adonisjs/core/http'

/** The contact form, as it is shown. */
@inject()
export default class ContactFormsController {
  constructor(private readonly clock: Clock) {}

  /** Each visitor gets a stamp of their own, so that the page is not cached. */
  show(ctx: HttpContext) {
    markPrivate(ctx)
    return { data: { stamp: stampForm(this.clock.iso()) } }
  }
}
