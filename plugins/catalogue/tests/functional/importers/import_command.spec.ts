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
import { number } from '#plugins/catalogue/tests/fixtures/import_file'
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

  test('says which rows are bad, in the language of the terminal, and ends with 2', async ({ assert }) => {
    const path = await file(['sku,name,price', 'A,Un,10', 'B,Deux,dix', 'C,Trois,12'])
    const french = await cli([path])
    assert.equal(french.status, 2)
    assert.include(
      french.err,
      'Erreur ligne 3. «\u202fdix\u202f» n’est pas un montant. Écrivez-le ainsi\u202f: 12.90. (colonne «\u202fprice\u202f»)'
    )
    assert.include(french.out, '2 créations')
    const english = await cli([path], 'en_GB.UTF-8')
    assert.include(english.err, 'Error on line 3. "dix" is not an amount. Write it like this: 12.90. (column "price")')
    assert.include(english.out, '2 unchanged')
  })

  test('answers a program with one line of JSON, last', async ({ assert }) => {
    const answer = await cli([await file(['sku,name,price', 'A,Un,10', 'B,Deux,dix']), '--json'], 'en_GB.UTF-8')
    const { seconds, ...report } = lastLine(answer)
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
        },
      ],
      warnings: [],
    })
    assert.equal(answer.status, 2)
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
    const rows = Array.from({ length: 6000 }, (_, i) => `K${i},Vin ${i},${i === 100 ? 'x' : '10.50'},7`)
    const path = await file(['sku,name,price,stock', ...rows])
    const env = { ...process.env, LC_ALL: 'en_GB.UTF-8' }
    const child = spawn(process.execPath, [CLI, 'import', path, '--json'], { env, stdio: 'ignore' })
    const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
    while ((await number('select coalesce(max(row_count), 0) from core_imports')) < 1000) await wait(10)
    child.kill('SIGKILL')
    assert.equal(await ended, 'SIGKILL')
    const before = await number('select count(*) from catalogue_products')
    assert.isBelow(before, 5999)
    assert.equal(await number('select row_count - rejected from core_imports'), before)
    const { seconds, warnings, errors, ...report } = lastLine(await cli([path, '--json'], 'en_GB.UTF-8'))
    assert.deepEqual(report, { rows: 6000, created: 5999, updated: 0, unchanged: 0, variants: 5999, rejected: 1 })
    assert.isAbove(Number(seconds), 0)
    assert.lengthOf(errors as unknown[], 1)
    assert.match(JSON.stringify(warnings), /Interrupted import resumed on line/)
    assert.equal(await number('select count(*) from catalogue_products'), 5999)
    assert.equal(await number('select count(*) from catalogue_stock_movements'), 5999)
    assert.equal(await number('select count(*) from core_imports'), 1)
    const again = lastLine(await cli([path, '--json']))
    assert.deepEqual([again.created, again.updated, again.unchanged], [0, 0, 5999])
  })
})
