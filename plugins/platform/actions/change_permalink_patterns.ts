import { inject } from '@adonisjs/core'
import { DomainError } from '#core/errors/domain_error'
import { ListPermalinkPatterns } from '#plugins/platform/queries/list_permalink_patterns'
import { LOCALES } from '#core/i18n/locales'
import { Store } from '#core/database/store'
import { can } from '#core/identity/identity_port'
import { forbidden } from '#core/identity/errors'
import type { Origin } from '#core/audit/origin'
import type { PatternChange } from '#plugins/platform/contracts/permalink_patterns'
import type { Person } from '#core/identity/person'

/** Gives addresses of several kinds of pages another form, all or none. */
@inject()
export class ChangePermalinkPatterns {
  constructor(
    private readonly store: Store,
    private readonly patterns: ListPermalinkPatterns
  ) {}

  /** Refusals name the field by the place of the change in the list. @throws forbidden what this person may not see or change */
  async execute(changes: readonly PatternChange[], person: Person | null, origin: Origin): Promise<void> {
    const found = new Map((await this.patterns.find(person)).map((pattern) => [pattern.key, pattern]))
    await this.store.transaction(async (trx) => {
      for (const [index, { key, patterns }] of changes.entries()) {
        const present = found.get(key)
        const moved = LOCALES.filter((locale) => patterns[locale] && patterns[locale] !== present?.patterns[locale])
        if (moved.length === 0) continue
        if (!present || !can(person, present.source.permissions.change)) throw forbidden()
        const change = { key, patterns: Object.fromEntries(moved.map((locale) => [locale, patterns[locale]])) }
        await present.source.change(trx, change, origin).catch((error: unknown) => {
          throw atPlace(error, index)
        })
      }
    })
  }
}

function atPlace(error: unknown, index: number): unknown {
  // A resource names the language behind its own field.
  if (!(error instanceof DomainError) || !error.field) return error
  return new DomainError(error.kind, error.parameters, `patterns.${index}.${error.field.split('.').at(-1)}`, error.meta)
}
