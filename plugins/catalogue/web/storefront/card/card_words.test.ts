import { test } from '@japa/runner'
import { cardWords } from './card_words'

const wordsOf = (name: string, said: Record<string, string>) =>
  cardWords({
    name,
    attributes: Object.fromEntries(Object.entries(said).map(([code, value]) => [code, { value, options: [] }])),
  })

test.group('What a card says of a wine', () => {
  test('is nothing that its name says already', ({ assert }) => {
    assert.deepEqual(
      wordsOf('Côtes du Rhône Les Cigalières-Hautes 2023', {
        region: 'Vallée du Rhône',
        appellation: 'Côtes-du-Rhône',
        producer: 'Domaine des Cigalières-Hautes',
        vintage: '2023',
      }),
      { origin: 'Vallée du Rhône', producer: '', vintage: '' }
    )
  })

  test('is where it comes from, who made it and when, where the name is silent', ({ assert }) => {
    assert.deepEqual(
      wordsOf('Château Lune d’Ambre', {
        region: 'Bordeaux',
        appellation: 'Sauternes',
        producer: 'Château Rieuvert',
        vintage: '2016',
      }),
      { origin: 'Bordeaux · Sauternes', producer: 'Château Rieuvert', vintage: '2016' }
    )
  })

  test('names a place once that is region and appellation, and a word that all bear as little as any', ({ assert }) => {
    assert.equal(wordsOf('Vent d’ouest', { region: 'Corse', appellation: 'Corse' }).origin, 'Corse')
    assert.equal(wordsOf('Domaine du Cers', { producer: 'Domaine' }).producer, '')
    assert.equal(wordsOf('Rouge', { producer: 'Domaine' }).producer, 'Domaine')
  })
})
