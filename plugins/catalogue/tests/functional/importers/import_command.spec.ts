import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'
import { CATEGORY } from '#plugins/catalogue/listing/index/listing_key'
import { all, importFile, number } from '#plugins/catalogue/tests/fixtures/import_file'
import { giveDemoWords } from '#plugins/catalogue/tests/fixtures/demo_words'
import { seedCatalogue } from '#plugins/catalogue/testing'

const CLI = fileURLToPath(new URL('cli/index.js', APP_ROOT))

interface Answer {
  status: number
  out: string
  err: string
}

function cli(call: string[], locale = 'fr_FR.UTF-8'): Promise<Answer> {
  const env = { ...process.env, LC_ALL: locale, LANGUAGE: '' }
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, 'import', ...call], { env, maxBuffer: 50_000_000 }, (error, out, err) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
    })
  })
}

const lastLine = ({ out }: Answer) => JSON.parse(out.trim().split('\n').at(-1) ?? '') as Record<string, unknown>

test.group('cli import', (group) => {
  let folder: string

  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    folder = await mkdtemp(join(tmpdir(), 'command-'))
    return () => rm(folder, { recursive: true })
  })
  group.each.timeout(120_000)

  async function file(lines: string[]): Promise<string> {
    const path = join(folder, 'products.csv')
    await writeFile(path, lines.join('\n'))
    return path
  }

  test('names the encoding of a file that is not UTF-8', async ({ assert }) => {
    const path = join(folder, 'old.csv')
    await writeFile(path, Buffer.from('sku,name,price\nA,Ch\u00E2teau d\u2019Yquem,10', 'utf8'))
    assert.notInclude((await cli([path, '--dry-run'])).out, 'Fichier lu en')
    await writeFile(path, Buffer.from('sku,name,price\nA,Ch\u00E2teau d\u0092Yquem,10', 'latin1'))
    const { out, status } = await cli([path])
    assert.equal(status, 0)
    assert.include(out, 'Fichier lu en Windows-1252.')
    assert.deepEqual(await all("select name from catalogue_product_translations where locale = 'fr_FR'"), [
      { name: 'Château d’Yquem' },
    ])
    assert.include((await cli([path], 'en_GB.UTF-8')).out, 'The file was read as Windows-1252.')
  })

  test('says which rows are bad, in the language of the terminal, and ends with 2', async ({ assert }) => {
    const path = await file(['sku,name,price', 'A,Un,10', 'B,Deux,dix', 'C,Trois,12'])
    const french = await cli([path])
    assert.equal(french.status, 2)
    assert.include(
      french.err,
      'Erreur ligne 3. «\u202fdix\u202f» n’est pas un montant. Écrivez-le ainsi\u202f: 12,90. (colonne «\u202fprice\u202f»)'
    )
    assert.include(french.out, '2 créations')
    const english = await cli([path], 'en_GB.UTF-8')
    assert.include(english.err, 'Error on line 3. "dix" is not an amount. Write it like this: 12.90. (column "price")')
    assert.include(english.out, '2 unchanged')
  })

  test('answers a program with one line of JSON, last', async ({ assert }) => {
    const answer = await cli([await file(['sku,name,price', 'A,Un,10', 'B,Deux,dix']), '--json'], 'en_GB.UTF-8')
    const { id, seconds, ...report } = lastLine(answer)
    assert.isNumber(id)
    assert.isNumber(seconds)
    assert.deepEqual(report, {
      rows: 2,
      created: 1,
      updated: 0,
      unchanged: 0,
      variants: 1,
      rejected: 1,
      errors: [
        {
          row: 3,
          column: 'price',
          code: 'E_CATALOGUE_IMPORT_AMOUNT',
          message: '"dix" is not an amount. Write it like this: 12.90.',
          count: 1,
          rows: [3],
        },
      ],
      warnings: [],
    })
    assert.equal(answer.status, 2)
  })

  test('tells what is wrong in many rows once, with their number and the first of them', async ({ assert }) => {
    const rows = Array.from({ length: 20 }, (_, i) => `R${i},Vin ${i},${i < 12 ? 'dix' : `${i} euros et demi`},wine,13`)
    const path = await file(['sku,name,price,family,attr.abv', ...rows, 'S1,Bon,10,wine,13', 'S2,Meilleur,12,wine,13'])
    await giveDemoWords()
    const english = await cli([path, '--dry-run'], 'en_GB.UTF-8')
    assert.equal(english.status, 2)
    const lines = english.err.split('\n').filter((line) => /^Error on|^ {2}the same|^ {2}…/.test(line))
    assert.deepEqual(lines, [
      'Error on line 2. "dix" is not an amount. Write it like this: 12.90. (column "price")',
      '  the same on 11 more lines: 3, 4, 5, 6, 7, 8, 9, 10 …',
      'Error on line 14. "12 euros et demi" is not an amount. Write it like this: 12.90. (column "price")',
      'Error on line 15. "13 euros et demi" is not an amount. Write it like this: 12.90. (column "price")',
      '  … and 6 more lines of this kind: 16, 17, 18, 19, 20, 21',
    ])
    assert.include(
      english.out,
      'Warning on 2 lines (22, 23). Bottle size is missing: the product comes in as a draft. --defaults attr.volume=37-5cl fills it.'
    )
    const french = await cli([path, '--dry-run'])
    assert.include(french.err, '  de même à 11 autres lignes\u202f: 3, 4, 5, 6, 7, 8, 9, 10 …')
    assert.include(french.out, 'Attention, 2 lignes (22, 23). Contenance manque\u202f: le produit arrive en brouillon.')
    const { errors, warnings } = lastLine(await cli([path, '--dry-run', '--json'], 'en_GB.UTF-8'))
    assert.containsSubset(errors, [
      { row: 2, column: 'price', count: 12, rows: rows.slice(0, 12).map((_, i) => i + 2) },
    ])
    assert.lengthOf(errors as unknown[], 9)
    assert.containsSubset(warnings, [
      { row: 22, column: 'attr.volume', count: 2, rows: [22, 23], mend: '--defaults attr.volume=37-5cl' },
    ])
  })

  test('ends with 0 when all is well and with 1, and the reason, when the file is refused', async ({ assert }) => {
    const good = await cli([await file(['sku,name,price', 'A,Un,10']), '--json'])
    assert.equal(good.status, 0)
    const bad = await cli([await file(['Nom,Prix', 'Un,10']), '--json'])
    assert.equal(bad.status, 1)
    assert.include(String(lastLine(bad).refused), 'Nom, Prix')
    const mapped = await cli([join(folder, 'products.csv'), '--map', 'Nom=name,Prix=price', '--json'])
    assert.include(String(lastLine(mapped).refused), 'sku')
    const options = await cli([join(folder, 'products.csv'), '--encoding', 'ebcdic'])
    assert.equal(options.status, 1)
    assert.include(options.err, 'ebcdic')
  })

  test('killed in the middle and run again, it ends as if nothing had happened', async ({ assert }) => {
    const rows = Array.from({ length: 2500 }, (_, i) => `K${i},Vin ${i},${i === 100 ? 'x' : '10.50'},7,Rayon ${i % 40}`)
    const path = await file(['sku,name,price,stock,categories', ...rows])
    const env = { ...process.env, LC_ALL: 'en_GB.UTF-8' }
    const child = spawn(process.execPath, [CLI, 'import', path, '--create-attributes', '--json'], {
      env,
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
    while ((await number('select coalesce(max(row_count), 0) from core_imports')) < 1000) await wait(10)
    child.kill('SIGKILL')
    assert.equal(await ended, 'SIGKILL')
    const before = await number('select count(*) from catalogue_products')
    assert.isBelow(before, 2499)
    assert.equal(await number('select row_count - rejected from core_imports'), before)
    // Whole batches only: whatever a product consists of is there for as many as there are.
    assert.equal(await number('select count(*) from catalogue_stock_movements'), before)
    assert.equal(await number('select count(*) from catalogue_listings'), 2 * before)
    assert.equal((await number('select row_count from core_imports')) % 500, 0)
    const {
      id: _,
      seconds,
      warnings,
      errors,
      ...report
    } = lastLine(await cli([path, '--create-attributes', '--json'], 'en_GB.UTF-8'))
    assert.deepEqual(report, { rows: 2500, created: 2499, updated: 0, unchanged: 0, variants: 2499, rejected: 1 })
    assert.isAbove(Number(seconds), 0)
    assert.lengthOf(errors as unknown[], 1)
    assert.match(JSON.stringify(warnings), /Interrupted import resumed on line/)
    assert.equal(await number('select count(*) from core_imports'), 1)
    const resumed = await shopState()
    assert.equal(resumed.products.length, 2499)
    const again = lastLine(await cli([path, '--json']))
    assert.deepEqual([again.created, again.updated, again.unchanged], [0, 0, 2499])
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    assert.equal((await importFile(path, { createMissing: true })).created, 2499)
    const undisturbed = await shopState()
    for (const part of Object.keys(undisturbed) as (keyof typeof undisturbed)[]) {
      const [one, other] = [resumed[part], undisturbed[part]].map((each) => [each].flat())
      const apart = one?.findIndex((row, i) => JSON.stringify(row) !== JSON.stringify(other?.[i])) ?? -1
      assert.deepEqual(one?.[apart], other?.[apart], part)
      assert.equal(one?.length, other?.length, part)
    }
  })

  test('two files that overlap, imported at once, end as one after the other', async ({ assert }) => {
    const lines = (from: number, to: number, price: number, category: string) =>
      Array.from({ length: to - from }, (_, i) => `R${from + i},Vin ${from + i},${price},${price},${category}|Commune`)
    const header = 'sku,name,price,stock,categories,attr.note'
    const write = async (name: string, rows: string[]) => {
      const path = join(folder, name)
      await writeFile(path, [header, ...rows.map((row, i) => `${row},note ${i % 7}`)].join('\n'))
      return path
    }
    const first = await write('first.csv', lines(0, 900, 11, 'Une'))
    const second = await write('second.csv', lines(600, 1500, 22, 'Deux').reverse())
    const answers = await Promise.all([first, second].map((path) => cli([path, '--json', '--create-attributes'])))
    for (const answer of answers) {
      assert.equal(answer.status, 0, answer.err)
      assert.deepEqual(lastLine(answer).errors, [])
    }
    const created = answers.reduce((sum, answer) => sum + Number(lastLine(answer).created), 0)
    assert.equal(created, 1500)
    assert.equal(await number('select count(*) from catalogue_products'), 1500)
    assert.equal(await number('select count(*) from catalogue_categories'), 3)
    assert.equal(await number('select count(*) from catalogue_listings'), 3000)
    // Whoever was last, a product is all of one file: its price, its stock, and what the shop shows.
    const mixed = await all(
      `select v.sku from catalogue_variants v
       join catalogue_stock_levels l on l.variant_id = v.id
       join catalogue_listing_prices p on p.product_id = v.product_id
       where v.price_amount <> l.on_hand * 100 or p.amount <> v.price_amount
         or l.on_hand <> (select sum(m.quantity) from catalogue_stock_movements m where m.variant_id = v.id)`
    )
    assert.deepEqual(mixed, [])
    const wrong = await all(
      `select sku from catalogue_variants where price_amount not in (1100, 2200)
         or (price_amount = 2200 and sku in ('R0', 'R599')) or (price_amount = 1100 and sku in ('R900', 'R1499'))`
    )
    assert.deepEqual(wrong, [])
  })
})

/** All that an import leaves in a shop, without the numbers and times that no two runs share. */
async function shopState() {
  const products = await all<{ page: string; facets: string }>(
    `select p.code, v.price_amount, l.on_hand, t.locale, t.slug, li.page, k.facets
     from catalogue_products p join catalogue_variants v on v.product_id = p.id
     join catalogue_stock_levels l on l.variant_id = v.id
     join catalogue_product_translations t on t.product_id = p.id and t.locale = 'fr_FR'
     join catalogue_listings li on li.product_id = p.id and li.locale = t.locale
     join catalogue_listing_keys k on k.product_id = p.id order by p.code`
  )
  const counted = async (sql: string) => (await all(sql)).map((row) => JSON.stringify(row))
  const numbers = await all<{ ids: number | string; span: number | string }>(
    'select count(*) as ids, max(id) - min(id) + 1 as span from catalogue_products'
  )
  return {
    products: products.map(({ page, facets, ...row }) => {
      const { [CATEGORY]: category, ...filters } = JSON.parse(facets) as Record<string, string[]>
      const { id, updatedAt, variants, ...shown } = JSON.parse(page) as Record<string, unknown>
      return { ...row, shown, filters, places: category?.length }
    }),
    ledger: await counted(
      `select v.sku, count(*) as moves, sum(m.quantity) as quantity from catalogue_stock_movements m
       join catalogue_variants v on v.id = m.variant_id group by v.sku order by v.sku`
    ),
    journal: await counted(
      `select p.code, a.action, count(*) as entries from core_audit_entries a
       join catalogue_products p on cast(p.id as varchar(20)) = a.subject_id
       where a.subject = 'catalogue.products' group by p.code, a.action order by p.code`
    ),
    addresses: await counted(
      "select locale, path from core_permalinks where kind = 'catalogue.product' and redirect is null order by locale, path"
    ),
    isWithoutGaps: numbers.every(({ ids, span }) => Number(ids) === Number(span)),
  }
}
