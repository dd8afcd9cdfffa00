import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { ProductFactory, seedCatalogue } from '#plugins/catalogue/testing'
import { createCustomer, seedRoles } from '#plugins/users/testing'
import { each, foreignScripts, isSafe, liftLimits, visit } from './visits.js'

const data = process.env.CELLIER_DATA ?? ''
const file = join(data, 'hostile/naughty-strings/blns.json')
const SKIPPED = 'CELLIER_DATA does not name the folder of real files'

/** The same kinds, for those who do not have the file. */
const OWN = [
  '',
  'undefined',
  'null',
  '\\',
  '0/0',
  '-1e+99',
  '１２３',
  '¡™£¢∞§',
  'Ω≈ç√∫',
  '᠎\u200b\u00ad',
  '\ufeff',
  '﷽',
  '👩‍❤️‍💋‍👩',
  '🇫🇷',
]
  .concat('الكل في المجمو عة', '\u202etest', 'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮', '<script>alert(0)</script>', '"><script>alert(1)</script>')
  .concat(
    '</textarea><script>alert(2)</script>',
    "';alert(3);'",
    '<img src=x onerror=alert(4) />',
    '<svg><script>123<1>alert(5)</script>'
  )
  .concat(
    '1;DROP TABLE users',
    "' OR 1=1 -- 1",
    '%',
    '_',
    '--version',
    '$(touch /tmp/x)',
    '`id`',
    '{{7*7}}',
    '${7*7}',
    '../../etc/passwd%00'
  )
  .concat(
    '() { 0; }; touch /tmp/x',
    'File:///',
    'javascript:alert(6)',
    '[object Object]',
    '__proto__',
    '\ud800',
    '*',
    'NEAR("a" "b")',
    '"',
    'a OR'
  )

/** Markup that only a text of theirs could have brought in. */
const FOREIGN =
  /<(?:img|svg|iframe|body|marquee|plaintext|title)[^>]*(?:onerror|onload|alert)|href="(?:javascript|data):/i

async function strings(): Promise<string[]> {
  if (data === '') return OWN
  return [...OWN, ...(JSON.parse(await readFile(file, 'utf8')) as string[])]
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

/** As many texts together as one search takes: each is shown once, with fewer pages to draw. */
function lines(texts: readonly string[]): string[] {
  return texts.reduce<string[]>((found, text) => {
    const last = found.at(-1)
    if (last === undefined || last.length + text.length >= 200) return [...found, text]
    return [...found.slice(0, -1), `${last} ${text}`]
  }, [])
}

test.group('Naughty strings', (group) => {
  let all: string[] = []

  group.setup(async () => {
    const store = await app.container.make(Store)
    await resetDatabase(store)
    await seedCatalogue()
    await seedRoles()
    await ProductFactory.createMany(3)
    await createCustomer()
    // A hash that is quick to compare: what matters here are the passwords that come in.
    const password = await new Scrypt({ cost: 16 }).make('Millesime-2015!')
    await store.transaction((trx) => trx.from('users_customers').update({ password }))
    all = await strings()
    return liftLimits()
  })

  test('the published list is there, all 515 of them', ({ assert }) => {
    assert.isTrue(existsSync(file), file)
    assert.lengthOf(all, OWN.length + 515)
  }).skip(data === '', SKIPPED)

  test('as search words, filters and slugs of the API', async ({ assert }) => {
    const bad: string[] = []
    await each(all, async (text) => {
      const word = encode(text)
      const paths = [
        `search?q=${word}&kind=${word}`,
        `catalogue/products?q=${word}&filter[colour]=${word}&${word}=${word}`,
      ].concat(
        `catalogue/products?filter[category]=${word}`,
        `catalogue/products/${word}`,
        `permalinks?path=%2F${word}`
      )
      for (const path of paths) {
        const answer = await visit(`/api/${path}`)
        if (!isSafe('/api', answer)) bad.push(`${answer.status} ${path}`)
      }
    })
    assert.deepEqual(bad, [])
  })

  test('as words and slugs of pages, where none becomes markup', async ({ assert }) => {
    const bad: string[] = []
    const look = async (path: string) => {
      const answer = await visit(path)
      if (!isSafe(path, answer) || FOREIGN.test(answer.text) || foreignScripts(answer).length > 0)
        bad.push(`${answer.status} ${path}`)
    }
    await each(lines(all), (text) => look(`/vue/search-results?q=${encode(text)}`))
    const marked = lines(all.filter((text) => /[<%]|\.\.|script/.test(text)))
    await each(marked, (text) =>
      look(`/vue/boutique/${encode(text)}?filter[colour]=${encode(text)}&next=${encode(text)}`)
    )
    assert.deepEqual(bad, [])
  }).timeout(60_000)

  test('as e-mail and as password of a sign-in', async ({ assert }) => {
    const bad: string[] = []
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const send = async (body: object) => {
      const url = `http://${process.env.HOST}:${process.env.PORT}/api/users/session`
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      const seen = { status: answer.status, text: await answer.text(), headers: answer.headers }
      if (answer.status !== 422 || !isSafe('/api', seen)) bad.push(`${answer.status} ${JSON.stringify(body)}`)
    }
    await each(all, async (text) => {
      await send({ email: `${text}@exemple.fr`, password: text })
      await send({ email: 'cliente@exemple.fr', password: text })
    })
    assert.deepEqual(bad, [])
  })
})
