import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { Translator } from '#core/i18n/translator'
import { LOCALES } from '#core/i18n/locales'

const root = new URL('../../../../../', import.meta.url)
const translator = new Translator([new URL('core/lang', root).pathname])

/** The codes that a union type of a source file lists. */
function codesOf(file: string, type: string): string[] {
  const source = readFileSync(new URL(file, root), 'utf8')
  const union = new RegExp(`${type}\\s*[=:]([^=;}]*?)(?:\\n\\n|\\n  (?:\\w|/\\*)|;)`).exec(source)
  return [...(union?.[1] ?? '').matchAll(/'([a-z_]+)'/g)].map(([, code]) => code!)
}

const codes = [
  {
    area: 'core.import.refused',
    file: 'core/import/reading/file_refused.ts',
    type: 'RefusalCode',
    count: 29,
  },
  { area: 'core.import.row', file: 'core/import/reading/source_row.ts', type: 'code', count: 5 },
  {
    area: 'core.import.list',
    file: 'core/import/reading/python_list.ts',
    type: 'PythonListErrorCode',
    count: 5,
  },
  {
    area: 'core.import.archive',
    file: 'core/import/reading/archive_contract.ts',
    type: 'code',
    count: 7,
  },
  {
    area: 'core.media.refused',
    file: 'core/media/inspection/image_refused.ts',
    type: 'ImageRefusalCode',
    count: 7,
  },
]

test.group('Words for what is refused', () => {
  test('every code of {area} has a sentence in each language')
    .with(codes)
    .run(({ assert }, { area, file, type, count }) => {
      const found = codesOf(file, type)
      assert.lengthOf(found, count)
      for (const locale of LOCALES) {
        for (const code of found) {
          assert.isTrue(translator.has(locale, `${area}.${code}`), `${locale} ${code}`)
        }
      }
    })

  test('numbers and kinds are put into words', ({ assert }) => {
    const say = (locale: 'fr_FR' | 'en_GB', key: string, params: Record<string, string | number>) =>
      translator.translate(locale, `core.import.${key}`, params)
    assert.equal(
      say('en_GB', 'refused.wrong_kind', { kind: 'xls' }),
      'This file is no table that is read here, it is an old Excel workbook (XLS). Open it and save it as XLSX or CSV (“Save as”).'
    )
    assert.equal(say('fr_FR', 'row.too_few_columns', { found: 1, expected: 3 }), '1 cellule trouvée, 3 attendues.')
  })

  test('sizes are told in the units of people', ({ assert }) => {
    const say = (locale: 'fr_FR' | 'en_GB', key: string, bytes: number) =>
      translator.translate(locale, key, { limit: { bytes } })
    assert.include(say('fr_FR', 'core.import.refused.archive_too_large', 20 * 1024 ** 3), 'ensemble 20\u00A0Go.')
    assert.include(say('en_GB', 'core.media.refused.too_many_bytes', 10 * 1024 ** 2), 'more than 10\u00A0MB,')
    assert.include(say('fr_FR', 'core.media.refused.video_too_large', 200 * 1024 ** 2), 'plus de 200\u00A0Mo,')
  })
})
