import { BaseSchema } from '@adonisjs/lucid/schema'

/** Named here and not taken from the code: a landed migration never changes. */
const LOCALES = ['fr_FR', 'en_GB']

/**
 * Full text of everything that can be searched. SQLite keeps one FTS5 table per language without the texts themselves;
 * its row numbers carry the kind of a document above bit 40. PostgreSQL keeps ready vectors.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('core_search_words', (table) => {
      table.string('locale', 5).notNullable()
      table.string('word', 80).notNullable()
      table.primary(['locale', 'word'])
    })
    if (this.db.dialect.name === 'postgres') this.#upPostgres()
    else this.#upSqlite()
  }

  async down() {
    this.schema.dropTable('core_search_words')
    if (this.db.dialect.name === 'postgres') {
      this.schema.dropTable('core_search_documents')
      return
    }
    for (const locale of LOCALES) {
      this.schema.raw(`drop table core_search_${locale.toLowerCase()}_fts`)
    }
    this.schema.dropTable('core_search_kinds')
  }

  #upSqlite() {
    this.schema.createTable('core_search_kinds', (table) => {
      table.increments('id')
      table.string('kind', 64).notNullable().unique()
    })
    for (const locale of LOCALES) {
      this.schema.raw(
        `create virtual table core_search_${locale.toLowerCase()}_fts using fts5(name, body, content='',
          contentless_delete=1, prefix='2 3', tokenize='unicode61 remove_diacritics 0')`
      )
    }
  }

  #upPostgres() {
    this.schema.createTable('core_search_documents', (table) => {
      table.string('kind', 64).notNullable()
      table.string('locale', 5).notNullable()
      table.bigInteger('document_id').notNullable()
      table.specificType('vector', 'tsvector').notNullable()
      table.primary(['kind', 'locale', 'document_id'])
    })
    for (const locale of LOCALES) {
      this.schema.raw(
        `create index core_search_documents_${locale.toLowerCase()}_index on core_search_documents using gin (vector)
          with (fastupdate = on, gin_pending_list_limit = 16384) where locale = '${locale}'`
      )
    }
  }
}
