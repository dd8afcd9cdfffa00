import { BaseSchema } from '@adonisjs/lucid/schema'

/** Named here and not taken from the code: a landed migration never changes. */
const LOCALES = ['fr_FR', 'en_GB']

/**
 * Each word of the index now begins with a letter that says in which text of its document it stands, so that both
 * databases look up words of one weight without reading the documents. What stands has no such letters: it is emptied,
 * and made anew by those whose documents they are.
 */
export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw('truncate table core_search_documents')
      return
    }
    for (const locale of LOCALES) {
      const table = `core_search_${locale.toLowerCase()}_fts`
      this.schema.raw(`drop table ${table}`)
      this.schema.raw(
        `create virtual table ${table} using fts5(words, content='', contentless_delete=1, detail=none, prefix='3 4',
          tokenize='unicode61 remove_diacritics 0')`
      )
    }
  }

  async down() {
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw('truncate table core_search_documents')
      return
    }
    for (const locale of LOCALES) {
      const table = `core_search_${locale.toLowerCase()}_fts`
      this.schema.raw(`drop table ${table}`)
      this.schema.raw(
        `create virtual table ${table} using fts5(name, body, content='', contentless_delete=1, prefix='2 3',
          tokenize='unicode61 remove_diacritics 0')`
      )
    }
  }
}
