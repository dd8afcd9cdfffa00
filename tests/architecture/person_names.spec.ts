import { test } from '@japa/runner'
import { sourceFiles } from './source_files.js'

/** First and last name side by side, in a text, in SQL or on a screen. */
const JOINED = [
  /\$\{[\w.]*(?:first|last)_?name\} \$\{[\w.]*(?:first|last)_?name\}/i,
  /(?:first|last)_name \|\| ' ' \|\|/,
  /\{[\w.]*(?:first|last)Name\} \{[\w.]*(?:first|last)Name\}/,
]

/** Where they may stand, and why. */
const ALLOWED: Record<string, string> = {
  'core/text/person_name.ts': 'the one function',
  'web/app/lib/person_name.ts': 'the same for screens',
  'plugins/users/services/customer_texts.ts': 'what lists are sorted by',
}

test.group('Names of people', () => {
  test('are put together in one place, so that they have one order', ({ assert }) => {
    const found = sourceFiles()
      .filter(({ text }) => JOINED.some((way) => way.test(text)))
      .map(({ path }) => path)
    assert.sameMembers(found, Object.keys(ALLOWED))
  })
})
