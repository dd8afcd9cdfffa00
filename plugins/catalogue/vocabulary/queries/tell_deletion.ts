import { inject } from '@adonisjs/core'
import { Translator } from '#core/i18n/translator'
import { labelOrCode } from '#plugins/catalogue/vocabulary/label_or_code'
import type { Locale } from '#core/i18n/locales'
import type { PlannedDeletion } from '#plugins/catalogue/vocabulary/planned_deletion'

/** The rows of a selection that are deleted, and those that are not with the reason, in the language of the user. */
export interface ToldDeletion {
  gone: { id: number; name: string }[]
  kept: { id: number; name: string; problem: string }[]
}

/** Translates a planned deletion. */
@inject()
export class TellDeletion {
  constructor(private readonly translator: Translator) {}

  execute(plan: readonly PlannedDeletion[], locale: Locale): ToldDeletion {
    const result: ToldDeletion = { gone: [], kept: [] }
    for (const { id, code, name, refusal } of plan) {
      const row = { id, name: labelOrCode(name, locale, code) }
      if (!refusal) result.gone.push(row)
      else {
        const problem = this.translator.translate(locale, refusal.kind.message, refusal.parameters)
        result.kept.push({ ...row, problem })
      }
    }
    return result
  }
}
