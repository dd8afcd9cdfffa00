import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * `core_fold(text)`: lower case without accents, as `core/text/letters` does it. SQLite gets the function with each
 * connection; here PostgreSQL gets its own. Letters that NFKD does not take apart are written out.
 */
const FUNCTION = `create or replace function core_fold(given text) returns text
  language sql immutable strict parallel safe as $fold$
    select normalize(
      replace(replace(replace(replace(
        translate(
          regexp_replace(lower(normalize(translate(given, '™℠®©', '    '), NFKD)), '[\u0300-\u036f]', '', 'g'),
          'øłđðħŧıŋςØŁĐÐĦŦŊ', 'olddhtinσolddhtn'
        ),
        'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'), NFC)
  $fold$`

export default class extends BaseSchema {
  async up() {
    this.defer(async (database) => {
      if (database.dialect.name === 'postgres') await database.rawQuery(FUNCTION)
    })
  }

  async down() {
    this.defer(async (database) => {
      if (database.dialect.name === 'postgres') await database.rawQuery('drop function if exists core_fold(text)')
    })
  }
}
