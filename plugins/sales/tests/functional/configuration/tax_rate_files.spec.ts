import { test } from '@japa/runner'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { freshShop, refusalOf } from '#plugins/sales/testing'
import type { Answer, Visitor } from '#core/testing/visitor'

const API = '/api/admin/sales'
const HEADER = 'name;rate;categories;countries;zip_from;note;priority;vat_number;vat_category'

test.group('Files of VAT rates', (group) => {
  let staff: Visitor
  group.each.setup(async () => {
    await freshShop()
    staff = await newStaffVisit()
    await staff.send('POST', `${API}/tax-categories`, { code: 'vins', name: 'Vins' })
  })

  const send = (path: string, lines: string[], by = staff) =>
    by.upload(`${API}/${path}`, { name: 'tva.csv', content: [HEADER, ...lines].join('\n') })
  const dataOf = ({ body }: Answer) => (body as { data: unknown }).data
  const names = async () => {
    const { data } = (await staff.send('GET', `${API}/tax-rates?sort=name`)).body as { data: { name: string }[] }
    return data.map(({ name }) => name)
  }

  test('are looked at, then take the place of all rates, and can be taken out again', async ({ assert }) => {
    const lines = ['France;20;vins;FR|MC;;;0;;', 'Corse;"5,5 %";;FR;20*;Art. 297 du CGI;1;non;', 'Union;0;;;;;2;oui;k']
    assert.deepEqual(dataOf(await send('tax-rate-previews', lines)), { rows: 3, problems: 0, told: [] })
    assert.notInclude(await names(), 'Union')
    assert.deepEqual(dataOf(await send('tax-rate-files', lines)), { rows: 3 })
    assert.deepEqual(await names(), ['Corse', 'France', 'Union'])
    const { body } = await staff.send('GET', `${API}/tax-rates?sort=name`)
    assert.containsSubset(body, {
      data: [{ rate: 550, postcodes: '20*' }, { rate: 2000, categories: 'Vins', countries: 'FR, MC' }, { rate: 0 }],
    })
    const id = (body as { data: { id: number }[] }).data[2]?.id
    assert.containsSubset(dataOf(await staff.send('GET', `${API}/tax-rates/${id}`)), { vatCategory: 'K' })
    const file = String((await staff.send('GET', `${API}/tax-rate-file`)).body)
    const again = await staff.upload(`${API}/tax-rate-files`, { name: 'tva.csv', content: file })
    assert.deepEqual(dataOf(again), { rows: 3 })
    assert.deepEqual(String((await staff.send('GET', `${API}/tax-rate-file`)).body), file)
  })

  test('take rates as people and programs write them', async ({ assert }) => {
    const lines = ['Un;20.000;;;;;0;;', 'Deux;5,5\u00a0%;;;;;1;;', 'Trois; 8,50 %;;;;;2;;']
    assert.deepEqual(dataOf(await send('tax-rate-files', lines)), { rows: 3 })
    const { body } = await staff.send('GET', `${API}/tax-rates?sort=priority`)
    assert.containsSubset(body, { data: [{ rate: 2000 }, { rate: 550 }, { rate: 850 }] })
    assert.containsSubset(dataOf(await send('tax-rate-previews', ['Quatre;5,505;;;;;;;'])), { problems: 1 })
  })

  test('with any mistake change nothing, and each is told by its line', async ({ assert }) => {
    const before = await names()
    const lines = [
      'Bon;20;;;;;;;',
      ';20;;;;;;;',
      'Trop;120;;;;;;;',
      'X;dix;;;;;;;',
      'Y;5;livres;;;;;;',
      'Z;5;;ZZ;;;;peut-être;',
    ]
    const preview = dataOf(await send('tax-rate-previews', lines)) as {
      problems: number
      told: { row: number; column: string }[]
    }
    assert.equal(preview.problems, 5)
    assert.deepEqual(
      preview.told.map(({ row, column }) => [row, column]),
      [
        [3, 'name'],
        [4, 'rate'],
        [5, 'rate'],
        [6, 'categories'],
        [7, 'vat_number'],
      ]
    )
    assert.equal(refusalOf(await send('tax-rate-files', lines)), '422 E_SALES_TABLE_REFUSED')
    assert.deepEqual(await names(), before)
    await createRole('lecteur', ['sales.tax_rates.list'])
    const reader = await newStaffVisit({ email: 'lecteur@exemple.fr', role: 'lecteur' })
    assert.equal((await send('tax-rate-files', lines, reader)).status, 403)
  })
})
