import { test } from '@japa/runner'
import { readDay } from './read_day'

test.group('A day that is typed', () => {
  test('is read with the day before the month: {0}')
    .with([
      ['05/11/2026', '2026-11-05'],
      ['30/11/2026', '2026-11-30'],
      ['5.1.26', '2026-01-05'],
      ['05-11-2026', '2026-11-05'],
      [' 5 11 2026 ', '2026-11-05'],
      ['2026-11-05', '2026-11-05'],
    ] as const)
    .run(({ assert }, [typed, day]) => assert.equal(readDay(typed), day))

  test('is refused when it does not exist: {$self}')
    .with(['', '31/02/2026', '11/30/2026', '5/11', 'demain', '2026-13-01'])
    .run(({ assert }, typed) => assert.isNull(readDay(typed)))
})
