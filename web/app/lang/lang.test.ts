import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { IntlMessageFormat } from 'intl-messageformat'

const root = new URL('../../../', import.meta.url).pathname
const folders = ['web/app/lang', ...globSync('plugins/*/web/lang', { cwd: root })]
const read = (folder: string, locale: string) =>
  JSON.parse(readFileSync(`${root}${folder}/${locale}.json`, 'utf8')) as Record<string, string>

/** Names of the values a message wants. */
function wanted(text: string, locale: string): string[] {
  const names = new Set<string>()
  const walk = (parts: unknown): void => {
    for (const part of parts as { type: number; value: string; options?: Record<string, { value: unknown }> }[]) {
      if (part.type !== 0 && part.type !== 7) names.add(part.value)
      for (const option of Object.values(part.options ?? {})) walk(option.value)
    }
  }
  walk(new IntlMessageFormat(text, locale).getAst())
  return [...names].sort()
}

test.group('Words of the screens', () => {
  test('both languages have the same words with the same values in {$self}')
    .with(folders)
    .run(({ assert }, folder) => {
      const french = read(folder, 'fr_FR')
      const english = read(folder, 'en_GB')
      assert.sameMembers(Object.keys(english), Object.keys(french))
      for (const [key, text] of Object.entries(french)) {
        assert.deepEqual(wanted(english[key] ?? '', 'en-GB'), wanted(text, 'fr-FR'), key)
      }
    })

  test('French is set as French is: {$self}')
    .with([...folders, 'core/lang', 'cli/lang', ...globSync('plugins/*/lang', { cwd: root })])
    .run(({ assert }, folder) => {
      for (const [key, text] of Object.entries(read(folder, 'fr_FR'))) {
        assert.notMatch(text, / [;:!?%»€]|« /, `${key}: a space that may break`)
        assert.notMatch(text, /\p{L}[;!?»]|«\p{L}|\p{L}: /u, `${key}: no space before the sign`)
        assert.notMatch(text, /\p{L}'\p{L}/u, `${key}: a typewriter's apostrophe`)
      }
    })

  test('every word that a screen asks for exists', ({ assert }) => {
    const known = Object.assign({}, ...folders.map((folder) => read(folder, 'fr_FR'))) as Record<string, string>
    const sources = ['web/app/**/*.{ts,tsx}', 'plugins/*/web/**/*.{ts,tsx}'].flatMap((pattern) =>
      globSync(pattern, { cwd: root })
    )
    const asked = sources
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) =>
        [...readFileSync(root + file, 'utf8').matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => `${key} in ${file}`)
      )
    assert.isAbove(asked.length, 50)
    assert.deepEqual(
      asked.filter((line) => !(line.split(' in ')[0] ?? '' in known) && !known[line.split(' in ')[0] ?? '']),
      []
    )
  })

  test('French puts a narrow space before high punctuation', ({ assert }) => {
    const texts = folders.flatMap((folder) => Object.entries(read(folder, 'fr_FR')))
    const plain = texts.map(([key, text]) => [key, text.replaceAll(/\{[^{}]*\}|https?:/g, '')] as const)
    assert.deepEqual(
      plain
        .filter(([, text]) => /[^\u202f][;:!?»%]|«[^\u202f]/.test(text) && !text.includes('plural'))
        .map(([key]) => key),
      []
    )
  })
})
