import { inject } from '@adonisjs/core'
import { Translator } from '#core/i18n/translator'
import { spoken } from '#plugins/catalogue/queries/products/spoken'
import type { Locale } from '#core/i18n/locales'
import type { PlannedDeletion } from '#plugins/catalogue/services/vocabulary/planned_deletion'

/** What goes and what stays of a selection, in the words of whoever asked. */
export interface ToldDeletion {
  gone: { id: number; name: string }[]
  kept: { id: number; name: string; problem: string }[]
}

/** Puts a planned deletion into words. */
@inject()
export class TellDeletion {
  constructor(private readonly translator: Translator) {}

  execute(plan: readonly PlannedDeletion[], locale: Locale): ToldDeletion {
    const told: ToldDeletion = { gone: [], kept: [] }
    for (const { id, code, name, refusal } of plan) {
      const row = { id, name: spoken(name, locale, code) }
      if (!refusal) told.gone.push(row)
      else {
        const problem = this.translator.translate(locale, refusal.kind.message, refusal.parameters)
        told.kept.push({ ...row, problem })
      }
    }
    return told
  }
}
