import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { DefineAttributes } from '#plugins/catalogue/vocabulary/actions/define_attributes'
import { DefineFamilies } from '#plugins/catalogue/vocabulary/actions/define_families'
import { removeRow } from '#plugins/catalogue/tests/fixtures/remove_row'
import { aWine, seedCatalogue, tester, upsert } from '#plugins/catalogue/testing'
import type { AttributeDefinitionInput } from '#plugins/catalogue/vocabulary/attribute_rules'
import type { ProductInput } from '#plugins/catalogue/products/upsert/product_input'

const colour: AttributeDefinitionInput = {
  code: 'colour',
  type: 'select',
  label: { fr_FR: 'Couleur', en_GB: 'Colour' },
  isRequired: true,
  isFilterable: true,
  options: [
    { code: 'rouge', label: { fr_FR: 'Rouge', en_GB: 'Red' } },
    { code: 'blanc', label: { fr_FR: 'Blanc', en_GB: 'White' } },
  ],
}
const volume: AttributeDefinitionInput = {
  code: 'volume',
  type: 'select',
  label: { fr_FR: 'Contenance' },
  isConfigurable: true,
  options: [
    { code: '75cl', label: { fr_FR: '75 cl' } },
    { code: '150cl', label: { fr_FR: 'Magnum' } },
  ],
}
const grapes: AttributeDefinitionInput = { code: 'grapes', type: 'multiselect', label: { fr_FR: 'Cépages' } }
const lot: AttributeDefinitionInput = { code: 'lot', type: 'text', label: { fr_FR: 'Lot' }, isUnique: true }
const notes: AttributeDefinitionInput = {
  code: 'notes',
  type: 'textarea',
  label: { fr_FR: 'Notes' },
  valuePerLocale: true,
}

async function define(...attributes: AttributeDefinitionInput[]): Promise<void> {
  await (await app.container.make(DefineAttributes)).execute(attributes, tester)
}

async function defineWine(attributes = ['colour', 'volume', 'grapes', 'lot', 'notes']): Promise<void> {
  await define(colour, volume, grapes, lot, notes)
  const groups = [{ code: 'origin', name: { fr_FR: 'Origine' }, attributes }]
  await (await app.container.make(DefineFamilies)).execute([{ code: 'wine', name: { fr_FR: 'Vin' }, groups }], tester)
}

const wine = (said: Partial<ProductInput> & { sku?: string } = {}) =>
  aWine({ family: 'wine', ...said, attributes: { colour: 'rouge', ...said.attributes } })

async function stored(): Promise<{ attributes: unknown; notes: unknown }> {
  const { reader } = await app.container.make(Store)
  const row = await reader.first<{ attributes: unknown; notes: unknown }>(
    `select p.attributes, t.attributes as notes from catalogue_products p
     join catalogue_product_translations t on t.product_id = p.id and t.locale = 'fr_FR'`
  )
  const read = (value: unknown) => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value)
  return { attributes: read(row?.attributes), notes: read(row?.notes) }
}

const codes = (results: { errors: { code?: string }[] }[]) =>
  results.map(({ errors }) => errors.map(({ code }) => code))

test.group('Attributes, families and options', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    await defineWine()
  })

  test('hold what products say, by option code or by label', async ({ assert }) => {
    const attributes = { colour: 'Red', grapes: 'Merlot|Cabernet Franc', notes: 'Cassis.', lot: 'L1' }
    const [result] = await upsert([wine({ attributes })], { createOptions: true })
    assert.deepEqual(result?.errors, [])
    assert.deepEqual(await stored(), {
      attributes: {
        colour: 'rouge',
        grapes: ['merlot', 'cabernet-franc'],
        lot: 'L1',
      },
      notes: { notes: 'Cassis.' },
    })
  })

  test('refuse values that do not fit', async ({ assert }) => {
    const results = await upsert([
      wine({ attributes: { colour: 'vert' } }),
      wine({ attributes: { colour: null } }),
      wine({ translations: { en_GB: { name: 'A', attributes: { colour: 'rouge' } } } }),
      aWine({ attributes: { colour: 'rouge' } }),
      wine({ attributes: { lot: 'L1' } }),
      wine({ attributes: { lot: 'L1' } }),
    ])
    assert.deepEqual(codes(results), [
      ['E_CATALOGUE_OPTION_UNKNOWN'],
      ['E_CATALOGUE_VALUE_REQUIRED'],
      ['E_CATALOGUE_ATTRIBUTE_NOT_TRANSLATED'],
      ['E_CATALOGUE_ATTRIBUTE_NOT_IN_FAMILY'],
      [],
      ['E_CATALOGUE_ATTRIBUTE_REPEATED'],
    ])
    const [later] = await upsert([wine({ attributes: { lot: 'L1' } })])
    assert.equal(later?.errors[0]?.code, 'E_CATALOGUE_ATTRIBUTE_REPEATED')
  })

  test('tell variants apart, each combination once', async ({ assert }) => {
    const bottle = (sku: string, size: string) => ({ sku, price: 1000, options: { volume: size } })
    const results = await upsert([
      wine({ code: 'OK', variants: [bottle('OK-75', '75cl'), bottle('OK-150', 'Magnum')] }),
      wine({ code: 'TWICE', variants: [bottle('T-1', '75cl'), bottle('T-2', '75cl')] }),
      wine({ code: 'HALF', variants: [bottle('H-1', '75cl'), { sku: 'H-2', price: 1 }] }),
      wine({ code: 'COLOUR', variants: [{ sku: 'C-1', price: 1, options: { colour: 'rouge' } }] }),
    ])
    assert.deepEqual(codes(results), [
      [],
      ['E_CATALOGUE_OPTIONS_REPEATED'],
      ['E_CATALOGUE_OPTIONS_MISSING'],
      ['E_CATALOGUE_NOT_CONFIGURABLE'],
    ])
    const { reader } = await app.container.make(Store)
    const row = await reader.first<{ type: string; option_attributes: unknown }>(
      'select type, option_attributes from catalogue_products'
    )
    assert.equal(row?.type, 'configurable')
  })

  test('keep their type once products use them, and say what else is impossible', async ({ assert }) => {
    await upsert([wine()])
    await assert.rejects(() => define({ ...colour, type: 'multiselect' }), 'catalogue.errors.attribute_type_fixed')
    await assert.rejects(() => define({ ...lot, isConfigurable: true }), 'catalogue.errors.attribute_shape')
    await assert.rejects(
      () => define({ ...lot, isFilterable: true, valuePerLocale: true }),
      'catalogue.errors.attribute_shape'
    )
    await assert.rejects(() => define({ ...lot, regex: '(' }), 'catalogue.errors.attribute_shape')
    await assert.rejects(() => define({ ...lot, code: 'Not a code' }), 'catalogue.errors.code_invalid')
  })

  test('change nothing when defined the same again', async ({ assert }) => {
    const { reader } = await app.container.make(Store)
    const count = async () =>
      Number((await reader.first<{ total: number }>('select count(*) as total from core_audit_entries'))?.total)
    const before = await count()
    await defineWine()
    assert.equal(await count(), before)
    await define({ ...colour, label: { fr_FR: 'Robe' } })
    assert.equal(await count(), before + 1)
  })

  test('go with their values, but not while they are needed', async ({ assert }) => {
    const variants = [{ sku: 'V-1', price: 1, options: { volume: '75cl' } }]
    await upsert([wine({ attributes: { lot: 'L1' }, variants })])
    const remove = (code: string, isConfirmed = false) => removeRow('catalogue.attributes', code, isConfirmed)
    await assert.rejects(() => remove('sku'), 'catalogue.errors.attribute_system')
    await assert.rejects(() => remove('volume'), 'catalogue.errors.attribute_in_use')
    await assert.rejects(() => remove('lot'), 'catalogue.errors.attribute_in_use')
    await defineWine(['colour', 'volume', 'grapes', 'notes'])
    await assert.rejects(() => remove('lot'), 'catalogue.errors.attribute_in_use')
    await remove('lot', true)
    assert.deepEqual((await stored()).attributes, { colour: 'rouge' })
    await assert.rejects(() => removeRow('catalogue.families', 'wine'), 'catalogue.errors.family_in_use')
    await assert.rejects(() => removeRow('catalogue.families', 'default'), 'catalogue.errors.family_system')
  })
})
