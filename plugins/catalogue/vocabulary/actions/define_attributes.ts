import { inject } from '@adonisjs/core'
import { DefineRows, inEach } from '#plugins/catalogue/vocabulary/define_rows'
import { Statements } from '#core/database/statements'
import { Store } from '#core/database/store'
import { VocabularyJournal } from '#plugins/catalogue/vocabulary/vocabulary_journal'
import { checkAttribute, type AttributeDefinitionInput } from '#plugins/catalogue/vocabulary/attribute_rules'
import { writeOptions } from '#plugins/catalogue/vocabulary/option_rows'
import type { AuditEntry } from '#core/audit/audit_log'
import type { Origin } from '#core/audit/origin'

/** Creates and changes attributes by code, with their options. */
@inject()
export class DefineAttributes {
  constructor(
    private readonly store: Store,
    private readonly rows: DefineRows,
    private readonly journal: VocabularyJournal
  ) {}

  execute(attributes: readonly AttributeDefinitionInput[], origin: Origin): Promise<void> {
    for (const attribute of attributes) checkAttribute(attribute)
    const rows = attributes.map(({ options: _, label, ...given }) => ({ ...given, label: inEach(label) }))
    return this.store.transaction(async (trx) => {
      const changed = await this.rows.execute(trx, 'catalogue.attributes', rows, origin)
      const options = await writeOptions(new Statements(trx), attributes)
      if (changed > 0 || options === 0) return
      await this.journal.record(trx, origin, { entries: [optionsEntry(attributes)], isShown: true })
    })
  }
}

function optionsEntry(attributes: readonly AttributeDefinitionInput[]): AuditEntry {
  const withOptions = attributes.filter(({ options = [] }) => options.length > 0)
  return {
    subject: 'catalogue.attributes',
    subjectId: withOptions
      .map(({ code }) => code)
      .join(', ')
      .slice(0, 64),
    action: 'updated',
    changes: {
      options: [null, withOptions.flatMap(({ options = [] }) => options.map(({ code }) => code)).slice(0, 50)],
    },
  }
}
