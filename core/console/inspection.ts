import type { ApplicationService } from '@adonisjs/core/types'
import type { Label } from '#core/plugin/contract'
import type { Locale } from '#core/i18n/locales'

/** What one look found: the fact, and what to do when it is not as it should be. */
export interface Finding {
  ok: boolean
  detail: string
  mend?: string
}

/** Something that `cli doctor` looks at for a plugin: unlike a health check it may take its time. */
export interface Inspection {
  title: Label
  look(app: ApplicationService, locale: Locale): Promise<Finding>
}
