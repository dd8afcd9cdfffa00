import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'
import { formatProblem } from '#core/import/problem'
import { Translator } from '#core/i18n/translator'
import { importLines, number, told } from '#plugins/catalogue/tests/fixtures/import_file'
import { givenFullShop } from '#plugins/catalogue/tests/fixtures/full_shop'
import { seedCatalogue } from '#plugins/catalogue/testing'
import type { ImportReport } from '#core/import/report'
import type { ImportRequest } from '#core/import/run_import'

const LINES = ['Ref;name;price;stock', 'A;Un;10;', 'B;Deux;12;3']

const X_WINES = [
  'WineID,WineName,Type,Elaborate,Grapes,Harmonize,ABV,Body,Acidity,Code,Country,RegionID,RegionName,WineryID,WineryName,Website,Vintages',
  `1,Un,Red,Varietal/100%,['Malbec'],['Beef'],13.0,Full-bodied,High,FR,France,1,Cahors,1,Domaine,,"[2018, 2017]"`,
]

test.group('Choices of an import that no row can follow', (group) => {
  group.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    await givenFullShop()
  })

  /** Why the file was refused, as people read it, with plain spaces. */
  async function sentence({ refused }: ImportReport, locale: 'fr_FR' | 'en_GB' = 'fr_FR'): Promise<string> {
    if (!refused) return 'nothing was refused'
    return formatProblem(await app.container.make(Translator), locale, refused).message.replaceAll('\u202f', ' ')
  }

  const bring = (choices: Partial<ImportRequest>, lines = LINES) =>
    importLines(lines, { mapping: { Ref: 'sku' }, ...choices })

  test('a default that its field cannot read refuses the file once, by the name it was given', async ({ assert }) => {
    const report = await bring({ defaults: { stock: 'abc' } })
    assert.deepEqual(report.errors, [])
    assert.equal(
      await sentence(report),
      'La valeur par défaut « abc » du champ « stock » ne peut pas être lue : « abc » n’est pas un nombre valable ici.'
    )
    assert.equal(
      await sentence(report, 'en_GB'),
      'The default value "abc" of the field "stock" cannot be read: "abc" is not a number that can stand here.'
    )
    assert.equal(await number('select count(*) from catalogue_products'), 0)
  })

  test('a default of {field} that no product can bear refuses the file')
    .with([
      { field: 'price', value: 'abc', why: '« abc » n’est pas un montant' },
      { field: 'price', value: '-5', why: 'Le prix n’est pas valable' },
      { field: 'status', value: 'shown', why: 'L’état « shown » n’existe pas' },
      { field: 'family', value: 'nowhere', why: 'La famille nowhere n’existe pas' },
      { field: 'meta_title', value: 'x'.repeat(256), why: '255 caractères au plus' },
      { field: 'attr.appellation', value: 'mauve', why: 'ne propose pas « mauve »' },
    ])
    .run(async ({ assert }, { field, value, why }) => {
      assert.include(await sentence(await bring({ defaults: { [field]: value } })), why)
      assert.equal(await number('select count(*) from catalogue_products'), 0)
    })

  test('so it is for a list of X-Wines', async ({ assert }) => {
    const report = await importLines(X_WINES, { defaults: { price: 'abc', stock: '1' } })
    assert.include(await sentence(report), 'La valeur par défaut « abc » du champ « price » ne peut pas être lue')
    const unknown = await importLines(X_WINES, { defaults: { price: '10', stock: '1', foo: '1' } })
    assert.include(await sentence(unknown), 'au champ « foo », qui n’existe pas.')
    assert.equal(await number('select count(*) from catalogue_products'), 0)
  })

  test('a default for a field that does not exist refuses the file, and fields are named', async ({ assert }) => {
    const report = await bring({ defaults: { foo: '1' } })
    assert.match(
      await sentence(report),
      /^Une valeur par défaut est donnée au champ « foo », qui n’existe pas\. .*price/
    )
    assert.deepEqual(report.warnings, [])
  })

  test('a column that is mapped to no field refuses the file, and both are named', async ({ assert }) => {
    const start = /^La colonne « Ref » est associée au champ « zzz », qui n’existe pas\. .*sku/
    assert.match(await sentence(await bring({ mapping: { Ref: 'zzz' } })), start)
    assert.match(await sentence(await bring({ mapping: { Ref: 'zzz' } }, ['Ref;Nom', 'A;Un'])), start)
  })

  test('columns may be mapped to attributes that are to be made', async ({ assert }) => {
    const mapping = { Ref: 'sku', Note: 'attr.note', Pack: 'option.pack' }
    const lines = ['Ref;name;price;Note;Pack', 'A;Un;10;bon;']
    const refused = await bring({ mapping }, lines)
    assert.equal(refused.refused?.code, 'E_CATALOGUE_IMPORT_ATTRIBUTES_UNKNOWN')
    assert.isNull((await bring({ mapping, createMissing: true, dryRun: true }, lines)).refused)
  })

  test('a delimiter that does not separate the columns is named, with the one of the file', async ({ assert }) => {
    const [header = '', ...rows] = LINES
    const plain = [header.replace('Ref', 'sku'), ...rows]
    for (const choices of [{ delimiter: ',' }, { delimiter: '\t', mapping: {} }]) {
      const text = await sentence(await bring(choices, choices.mapping ? plain : LINES))
      assert.include(text, choices.delimiter === ',' ? 'Le séparateur « , » (--delimiter)' : 'Le séparateur « tab »')
      assert.include(text, 'semble utiliser « ; »')
    }
    assert.isNull((await importLines(plain, { delimiter: ';', dryRun: true })).refused)
    // Where the file is no help, the columns are what is told.
    const alone = await importLines(['Nom', 'Un'], { delimiter: ';' })
    assert.equal(alone.refused?.code, 'E_IMPORT_NOT_RECOGNISED')
  })

  test('a name that is too long is told once, with the limit', async ({ assert }) => {
    const report = await bring({ dryRun: true }, ['Ref;name;price', `A;${'x'.repeat(256)};10`])
    assert.deepEqual(told(report), ['2 name E_CATALOGUE_TEXT_TOO_LONG'])
    assert.equal(report.errors[0]?.parameters.limit, 255)
  })
})
