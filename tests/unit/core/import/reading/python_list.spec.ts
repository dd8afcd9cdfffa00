import { test } from '@japa/runner'
import fc from 'fast-check'
import { parsePythonList, PythonListError } from '#core/import/reading/python_list'

test.group('Python lists', () => {
  test('{text} is read')
    .with([
      { text: '[]', values: [] },
      { text: "['Merlot']", values: ['Merlot'] },
      { text: `['a', "b's", 2019, 'N.V.', None]`, values: ['a', "b's", 2019, 'N.V.', null] },
      {
        text: ' [ 1 , -2.5, +3, .5, 1e3, True, False, ] ',
        values: [1, -2.5, 3, 0.5, 1000, true, false],
      },
      {
        text: String.raw`['l\'or', "a\"b", 'x\ty\\', '\x41\u00e9\U0001F377', '\101\0']`,
        values: ["l'or", 'a"b', 'x\ty\\', 'Aé🍷', 'A\0'],
      },
      { text: String.raw`['\d']`, values: ['\\d'] },
      { text: "['Côte-Rôtie', 'a, b]']", values: ['Côte-Rôtie', 'a, b]'] },
      { text: "[\n'a',\n'b'\n]", values: ['a', 'b'] },
    ])
    .run(({ assert }, { text, values }) => {
      assert.deepEqual(parsePythonList(text), values)
    })

  test('{text} is refused: {code} at {at}')
    .with([
      { text: '', code: 'not_a_list', at: 1 },
      { text: '("a",)', code: 'not_a_list', at: 1 },
      { text: '{"a": 1}', code: 'not_a_list', at: 1 },
      { text: "['a'", code: 'not_closed', at: 5 },
      { text: "['a", code: 'not_closed', at: 2 },
      { text: "['a\nb']", code: 'not_closed', at: 2 },
      { text: '[', code: 'not_closed', at: 2 },
      { text: "['a' 'b']", code: 'unexpected', at: 6 },
      { text: "['a',,'b']", code: 'unexpected', at: 6 },
      { text: '[,]', code: 'unexpected', at: 2 },
      { text: '[[1]]', code: 'unexpected', at: 2 },
      { text: '[nan]', code: 'unexpected', at: 2 },
      { text: '[toString]', code: 'unexpected', at: 2 },
      { text: '[1_000]', code: 'unexpected', at: 2 },
      { text: '[1] + [2]', code: 'unexpected', at: 5 },
      { text: '[99999999999999999999]', code: 'number_unsafe', at: 2 },
      { text: String.raw`['\x4']`, code: 'bad_escape', at: 5 },
      { text: String.raw`['\ud800']`, code: 'bad_escape', at: 5 },
      { text: String.raw`['\N{BULLET}']`, code: 'bad_escape', at: 5 },
    ])
    .run(({ assert }, { text, code, at }) => {
      try {
        parsePythonList(text)
        assert.fail('was read')
      } catch (error) {
        assert.instanceOf(error, PythonListError)
        assert.deepEqual([(error as PythonListError).code, (error as PythonListError).at], [code, at])
      }
    })

  test('any strings written as a list are read back', ({ assert }) => {
    const quoted = (value: string) => `'${value.replace(/[\\']/g, (c) => `\\${c}`).replaceAll('\n', String.raw`\n`)}'`
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (values) => {
        assert.deepEqual(parsePythonList(`[${values.map(quoted).join(', ')}]`), values)
      })
    )
  })
})
