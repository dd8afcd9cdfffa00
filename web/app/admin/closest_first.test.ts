import { test } from '@japa/runner'
import { closestFirst } from './closest_first'

const options = ['Saint-Émilion', 'Haut-Médoc', 'Médoc', 'Médoc et Graves'].map((label, at) => ({
  value: String(at),
  label,
}))
const labels = (search: string, limit = Infinity) =>
  closestFirst({ options, search, limit }).map((option) => ('label' in option ? option.label : option.group))

test.group('A field of choices', () => {
  test('offers an exact match first, then names that begin with the input', ({ assert }) => {
    assert.deepEqual(labels('medoc'), ['Médoc', 'Médoc et Graves', 'Haut-Médoc'])
  })

  test('never cuts off the exact match', ({ assert }) => {
    assert.deepEqual(labels('Médoc', 1), ['Médoc'])
  })

  test('keeps the given order without input', ({ assert }) => {
    assert.deepEqual(labels(' ', 2), ['Saint-Émilion', 'Haut-Médoc'])
  })

  test('matches codes, but not row ids', ({ assert }) => {
    const countries = [
      { value: 'AF', label: 'Afrique du Sud' },
      { value: 'FR', label: 'France' },
      { value: '12', label: 'Autres' },
    ]
    const found = (search: string) => closestFirst({ options: countries, search, limit: 5 })
    assert.deepEqual(found('fr'), [countries[1], countries[0]])
    assert.deepEqual(found('12'), [])
  })
})
