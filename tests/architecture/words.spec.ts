import { test } from '@japa/runner'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { messages } from '@vinejs/vine/defaults'
import { sourceFiles, wordFolders, words } from './source_files.js'

/** Flat `a.b.c` → text, whether the file is flat or nested. */
function flat(tree: Record<string, unknown>, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value as Record<string, unknown>, `${prefix}${key}.`)
  )
}

/** Names of the parameters of an ICU message, sorted. */
function parameters(text: string): string[] {
  const names = new Set<string>()
  const visit = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      if (element.type !== TYPE.tag) names.add(element.value)
      if (element.type === TYPE.tag) visit(element.children)
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) visit(option.value)
      }
    }
  }
  visit(parse(text))
  return [...names].sort()
}

/** First segment that the keys of a folder's words must have; null for the screens', which have their own sections. */
function ownerOf(folder: string): string | null {
  if (folder === 'core/lang') return 'core'
  if (folder === 'cli/lang') return 'cli'
  return /^plugins\/(\w+)\/lang$/.exec(folder)?.[1] ?? null
}

/** Signs that stand after a narrow no-break space in French, and never after another one; « is followed by it. */
const LOOSE = /[ \u00a0][;!?»]|[ \u00a0]:(?=\s|$)|«[ \u00a0]/u

/** In code, where a plain space before such a sign is no text. */
const LOOSE_IN_CODE = /\u00a0[;:!?»%]|«\u00a0|\\u00a0[;:!?%]/u

/** `refusal('E_CODE', 409, 'plugin.errors.key')` */
const REFUSAL = /refusal\(\s*'(\w+)',\s*(\d+),\s*'([\w.]+)'/g

const code = sourceFiles()
  .map(({ text }) => text)
  .join('\n')

const cliCode = sourceFiles()
  .filter(({ path }) => path.startsWith('cli/'))
  .map(({ text }) => text)
  .join('\n')

/** Beginnings of keys that are completed at run time: `core.validation.${rule}`, or <rule> where a comment says so. */
const completed = [...code.matchAll(/[`]([\w.]+\.)(?:\$\{|<)/g)].map(([, beginning = '']) => beginning)

/** Every text between plain quotes that can be a key. */
const quoted = new Set([...code.matchAll(/'(?=([\w.]+)')/g)].map(([, text]) => text))

function isUsed(key: string): boolean {
  // Words for staff are found by the key of those for customers.
  const short = key.replace(/^cli\./, '').replace(/_staff$/, '')
  if (quoted.has(key) || quoted.has(short)) return true
  if (/^\w+\.(label|(?:metadata|job_names|resources|subjects|fields|values)\..*)$/.test(key)) return true
  return completed.some((beginning) => key.startsWith(beginning) || short.startsWith(beginning))
}

test.group('Words', () => {
  for (const folder of wordFolders()) {
    test(`of ${folder} are there in both languages, with the same parameters`, ({ assert }) => {
      const french = new Map(flat(words(folder, 'fr_FR')))
      const english = new Map(flat(words(folder, 'en_GB')))
      assert.sameMembers([...french.keys()], [...english.keys()])
      for (const [key, text] of french) assert.deepEqual(parameters(text), parameters(english.get(key) ?? ''), key)
    })
  }

  test('in French have narrow spaces where French has them', ({ assert }) => {
    const texts = wordFolders().flatMap((folder) => flat(words(folder, 'fr_FR')))
    assert.deepEqual(
      texts.filter(([, text]) => LOOSE.test(text)),
      []
    )
    const files = sourceFiles().filter(({ text }) => LOOSE_IN_CODE.test(text))
    assert.deepEqual(
      files.map(({ path }) => path),
      []
    )
  })

  test('that speak to shoppers of their cart have others for staff, who fill the cart of somebody else', ({
    assert,
  }) => {
    const spoken = {
      fr_FR: /\bvotre (panier|carnet)\b|Nous vous|Contactez-nous/i,
      en_GB: /\byour (cart|book)\b|sent you/i,
    }
    for (const locale of ['fr_FR', 'en_GB'] as const) {
      const texts = new Map(
        wordFolders()
          .filter(ownerOf)
          .flatMap((folder) => flat(words(folder, locale)))
      )
      const said = [...texts].filter(([key, text]) => /\.(errors|notices)\./.test(key) && spoken[locale].test(text))
      const toStaff = said.map(([key]) => [key, texts.get(`${key}_staff`) ?? ''] as const)
      assert.isAbove(said.length, 8)
      assert.deepEqual(
        toStaff.filter(([, text]) => text === '' || spoken[locale].test(text)),
        []
      )
    }
  })

  test('are there for every rule that validators use', ({ assert }) => {
    const validators = sourceFiles().filter(({ text }) => text.includes("from '@vinejs/vine'"))
    const rules = Object.keys(messages).filter((rule) => {
      const call = `.${rule.split('.').at(-1)}(`
      return validators.some(({ text }) => text.includes(call))
    })
    const known = new Set(flat(words('core/lang', 'fr_FR')).map(([key]) => key))
    assert.isAbove(rules.length, 20)
    assert.deepEqual(
      rules.filter((rule) => !known.has(`core.validation.${rule.replaceAll('.', '_')}`)),
      []
    )
  })

  test('begin with the id of their owner', ({ assert }) => {
    for (const folder of wordFolders()) {
      const owner = ownerOf(folder)
      if (!owner) continue
      const foreign = flat(words(folder, 'fr_FR')).filter(([key]) => !key.startsWith(`${owner}.`))
      assert.deepEqual(foreign, [], folder)
    }
  })

  test('of the server are all used', ({ assert }) => {
    const unused = wordFolders()
      .filter((folder) => ownerOf(folder))
      .flatMap((folder) => flat(words(folder, 'fr_FR')).map(([key]) => key))
      .filter((key) => !isUsed(key))
    assert.deepEqual(unused, [])
  })

  test('that code asks for exist', ({ assert }) => {
    const known = new Set(wordFolders().flatMap((folder) => flat(words(folder, 'fr_FR')).map(([key]) => key)))
    const asked = [...code.matchAll(/translate\([^,()]+,\s*'([\w.]+)'/g)].map(([, key = '']) => key)
    const said = [...cliCode.matchAll(/\bsay\('([\w.]+)'/g)].map(([, key = '']) => `cli.${key}`)
    assert.deepEqual(
      [...asked, ...said].filter((key) => !known.has(key)),
      []
    )
  })
})

test.group('Refusals', () => {
  const declared = [...code.matchAll(REFUSAL)]

  test('have each a message in both languages', ({ assert }) => {
    const known = new Set(wordFolders().flatMap((folder) => flat(words(folder, 'en_GB')).map(([key]) => key)))
    assert.isAbove(declared.length, 5)
    assert.deepEqual(
      declared.map(([, , , key = '']) => key).filter((key) => !known.has(key)),
      []
    )
  })

  test('have codes that name their plugin, and a status of a refusal', ({ assert }) => {
    for (const { path, text } of sourceFiles()) {
      const owner = /^plugins\/(\w+)\//.exec(path)?.[1]
      for (const [, name = '', status] of text.matchAll(REFUSAL)) {
        assert.isTrue(name.startsWith(owner ? `E_${owner.toUpperCase()}_` : 'E_'), `${path}: ${name}`)
        assert.isTrue((Number(status) >= 400 && Number(status) < 500) || status === '503', name)
      }
    }
  })
})
