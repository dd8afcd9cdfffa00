import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import importFile from '#cli/commands/import_file'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'
import { seedCatalogue } from '#plugins/catalogue/testing'
import { called } from './called.js'

test.group('cli import --report', (group) => {
  let folder: string
  let products: string

  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    folder = await mkdtemp(join(tmpdir(), 'report-'))
    products = join(folder, 'products.csv')
    await writeFile(products, 'sku,name,price\nR-1,Un,10\nR-2,Deux,20\n')
    await called(importFile, { arguments: [products] })
    const rows = ['R-1,<b>Un</b> & un,10', 'R-2,Deux,20', 'R-3,Trois,30', 'R-4,Quatre,douze', 'R-5,=1+1,5', 'R-5,Bis,5']
    await writeFile(products, ['sku,name,price', ...rows].join('\n'))
    return () => rm(folder, { recursive: true })
  })

  const report = async (name: string, dryRun = true) => {
    const path = join(folder, name)
    const answer = await called(importFile, { arguments: [products], options: { report: path, dryRun, json: true } })
    return { ...answer, text: await readFile(path, 'utf8').catch(() => '') }
  }

  for (const isTrial of [true, false]) {
    test(`has what became of each row, ${isTrial ? 'in a trial' : 'in a run'}`, async ({ assert }) => {
      const { status, text } = await report('report.json', isTrial)
      assert.equal(status, 2)
      const lines = JSON.parse(text) as Record<string, string | number>[]
      assert.deepEqual(
        lines.map(({ row, key, result, before, after }) => [row, key, result, before, after]),
        [
          [2, 'R-1', 'updated', 'Un', '<b>Un</b> & un'],
          [3, 'R-2', 'unchanged', '', ''],
          [4, 'R-3', 'created', '', ''],
          [5, '', 'rejected', '', ''],
          [6, 'R-5', 'created', '', ''],
          [7, '', 'rejected', '', ''],
        ]
      )
      assert.match(String(lines[3]?.message), /douze/)
      assert.equal(lines[3]?.field, 'price')
      assert.deepEqual((await readdir(folder)).sort(), ['products.csv', 'report.json'])
    })
  }

  test('is a sheet that runs nothing, or a page that runs nothing, in the language of who asks', async ({ assert }) => {
    await writeFile(products, 'sku,name,price\nR-1,=1+1,10\nR-2,<script>x</script>,20')
    const sheet = await report('report.csv')
    const [head = '', first = ''] = sheet.text.replace('\ufeff', '').split('\r\n')
    assert.equal(head, 'Ligne,Clé,Intitulé,Résultat,Déclinaison,Champ,Avant,Après,Message')
    assert.match(first, /,Un,'=1\+1,$/)
    const page = await report('report.html')
    assert.include(page.text, '&lt;script&gt;x&lt;/script&gt;')
    assert.notInclude(page.text, '<script')
    assert.include(page.text, '<html lang="fr">')
  })

  test('that cannot be written refuses the import before its first row', async ({ assert }) => {
    for (const name of ['nowhere/report.csv', 'report.docx']) {
      const { status, out } = await report(name, false)
      assert.equal(status, 1)
      assert.containsSubset(JSON.parse(out.at(-1) ?? ''), { created: 0, updated: 0 })
      assert.isString((JSON.parse(out.at(-1) ?? '') as { refused?: string }).refused)
    }
  })
})
