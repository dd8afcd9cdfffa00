import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'

const root = fileURLToPath(APP_ROOT)

/** What a shop of another trade would be embarrassed to say. */
const WINE =
  /(?<![\p{L}/])(?:vins?|bouteilles?|caves?|cavistes?|millésimes?|cépages?|vignobles?|wines?|bottles?|cellars?|vintages?|grapes?|vineyards?)(?![\p{L}/])/iu

/** Words of what is wine by itself: a list of the X-Wines data set, the demo shop. */
const OWN = new Set(['catalogue.import.key_missing', 'catalogue.import.strength_unusual', 'catalogue.demo.wines'])

const LANG = ['web/app/lang/*.json', 'core/lang/*.json', 'cli/lang/*.json', 'plugins/*/{web/lang,lang}/*.json']

const CODE = ['web/app/**/*.{ts,tsx}', 'core/**/*.ts', 'cli/**/*.ts', 'plugins/**/*.{ts,tsx}']

/** What is not said in a shop of another trade, or is what it chooses from: the demo, importers of wine lists, settings. */
const ELSEWHERE =
  /\/(?:demo|tests|testing|database)\/|catalogue\/import\/|testing\.ts$|\.(?:test|spec)\.tsx?$|goods_settings\.ts$/

/** Texts of code: quoted words with a space between them, and what stands between two tags. */
const TEXTS = /'([^'\n]* [^'\n]*)'|"([^"\n]* [^"\n]*)"|`([^`\n]* [^`\n]*)`|>([^<>{}\n]+)</g

test.group('Words of the trade', () => {
  test('stand in settings: what every shop says holds for any goods', ({ assert }) => {
    const said = LANG.flatMap((pattern) => globSync(pattern, { cwd: root })).flatMap((file) => {
      const words = JSON.parse(readFileSync(root + file, 'utf8')) as Record<string, string>
      return Object.entries(words).flatMap(([key, text]) =>
        WINE.test(text) && !OWN.has(key) ? [`${file} ${key}: ${text}`] : []
      )
    })
    assert.deepEqual(said, [])
  })

  test('are not written into code', ({ assert }) => {
    const files = CODE.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !ELSEWHERE.test(file))
    assert.isAbove(files.length, 500)
    const said = files.flatMap((file) => {
      const code = readFileSync(root + file, 'utf8').replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
      const texts = [...code.matchAll(TEXTS)].map(([whole]) => whole)
      return texts.filter((text) => WINE.test(text)).map((text) => `${file}: ${text}`)
    })
    assert.deepEqual(said, [])
  })
})
