import type { ApplicationService } from '@adonisjs/core/types'
import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'

/** The result of an inspection. `mend` says how to fix it. */
export interface Finding {
  ok: boolean
  detail: string
  mend?: string
}

/** A check of a plugin for `cli doctor`. Unlike a health check it has no time limit. */
export interface Inspection {
  title: Label
  look(app: ApplicationService, locale: Locale): Promise<Finding>
}
