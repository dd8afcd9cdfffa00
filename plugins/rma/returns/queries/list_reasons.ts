import { inject } from '@adonisjs/core'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { ReadResource } from '#core/resources/read_resource'
import type questions from '#plugins/rma/resources/questions'
import type reasons from '#plugins/rma/resources/reasons'
import type { Resolution } from '#plugins/rma/reasons/resolutions'

/** A reason as forms offer it. */
export interface OfferedReason {
  id: number
  title: string
  resolutions: Resolution[]
}

/** A question of the form. */
export interface AskedQuestion {
  id: number
  label: string
  kind: 'text' | 'long_text' | 'choice'
  choices: string[]
  isRequired: boolean
}

/** What the form of a return offers and asks. */
@inject()
export class ListReasons {
  constructor(private readonly rows: ReadResource) {}

  /** The active reasons; those for staff only with `isForStaff`. */
  async reasons(locale: Locale, isForStaff: boolean): Promise<OfferedReason[]> {
    const end = `where is_active = true ${isForStaff ? '' : 'and is_staff_only = false'} order by position, id`
    const found = await this.rows.select<typeof reasons>('rma.reasons', end)
    return found.map(({ id, title, resolutions }) => {
      return { id, title: title[locale] ?? title[DEFAULT_LOCALE] ?? '', resolutions: resolutions as Resolution[] }
    })
  }

  async questions(locale: Locale): Promise<AskedQuestion[]> {
    const end = 'where is_active = true order by position, id'
    const found = await this.rows.select<typeof questions>('rma.questions', end)
    return found.map(({ id, label, kind, choices, isRequired }) => {
      const text = label[locale] ?? label[DEFAULT_LOCALE] ?? ''
      return { id, label: text, kind: kind as AskedQuestion['kind'], choices, isRequired }
    })
  }

  /** Titles of all reasons, also those that are not offered any more. */
  async titles(locale: Locale): Promise<Map<number, string>> {
    const found = await this.rows.select<typeof reasons>('rma.reasons', 'order by id')
    return new Map(found.map(({ id, title }) => [id, title[locale] ?? title[DEFAULT_LOCALE] ?? '']))
  }
}
