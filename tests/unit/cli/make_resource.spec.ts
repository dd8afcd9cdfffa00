import { test } from '@japa/runner'
import { BadField, columnSource, fieldSource, readField } from '#cli/generators/resource/field_text'

/** The refusal of a typed field, by the key of its words. */
function refusalOf(typed: string): string {
  try {
    readField(typed)
    return 'none'
  } catch (error) {
    if (error instanceof BadField) return error.key
    throw error
  }
}

test.group('Fields that cli make:resource is given', () => {
  test('are refused where they say nothing that can be written', ({ assert }) => {
    const cases: Record<string, string> = {
      'name:txt': 'unknown_kind',
      'items:repeater': 'unknown_kind',
      'name:text:big': 'unknown_option',
      'name:text:length': 'unknown_option',
      'Été:text': 'bad_field',
      'version:integer': 'bad_field',
      'wines:relation': 'no_rows',
      'size:choice': 'no_choices',
      'name': 'none',
      'name:text:required:length=60': 'none',
    }
    for (const [typed, refusal] of Object.entries(cases)) assert.equal(refusalOf(typed), refusal, typed)
  })

  test('become a line of the definition and a column', ({ assert }) => {
    const name = readField('startsOn:day:required:label=Begins on:label_fr=Débute le')
    assert.equal(
      fieldSource(name),
      "startsOn: day({ label: { fr_FR: 'Débute le', en_GB: 'Begins on' }, required: true }),"
    )
    assert.equal(columnSource(name), "table.date('starts_on').notNullable()")
    const choice = readField('size:choice:choices=small|it’s large:default=small')
    assert.include(fieldSource(choice), "'small': { fr_FR: 'Small', en_GB: 'Small' }")
    assert.include(fieldSource(choice), "default: 'small'")
    assert.include(fieldSource(readField("title:text:label=l'été")), "en_GB: 'l\\'été'")
    assert.isNull(columnSource(readField('wines:relation:of=catalogue.products:many')))
    assert.equal(columnSource(readField('wine:relation:of=catalogue.products')), "reference(table, 'wine').nullable()")
    const photo = readField('photo:media:accept=image|pdf')
    assert.include(fieldSource(photo), "accept: ['image', 'pdf']")
    assert.equal(columnSource(photo), "reference(table, 'photo').references('core_media.id').nullable()")
    const place = readField('tasting:relation:of=degustations.tastings:required')
    assert.equal(
      columnSource(place, { 'degustations.tastings': 'degustations_tastings' }),
      "reference(table, 'tasting').references('degustations_tastings.id').index().notNullable()"
    )
    assert.isNull(columnSource(readField('photos:media:many')))
  })
})
