import { test } from '@japa/runner'
import type { AttributeValue } from '#web/lib/shapes'
import { scaleOf } from './scales'
import { writtenFact } from './written_fact'

function said(label: string, value: string, option?: string): AttributeValue {
  return { code: 'any', label, type: 'text', value, options: option ? [{ code: option, label: option }] : [] }
}

test.group('What is said of a wine', () => {
  test('bears its unit behind the figure, not behind the label', ({ assert }) => {
    assert.deepEqual(writtenFact(said('Alcool (% vol.)', '13,5'), 'fr_FR'), {
      label: 'Alcool',
      value: '13,5\u00A0% vol.',
    })
    assert.deepEqual(writtenFact(said('Serving temperature (°C)', '16-18'), 'en_GB'), {
      label: 'Serving temperature',
      value: '16–18\u00A0°C',
    })
    assert.equal(writtenFact(said('Alcohol (% vol.)', '13.5'), 'en_GB').value, '13.5% vol.')
  })

  test('writes decimals as the language does', ({ assert }) => {
    assert.equal(writtenFact(said('Acidité', '3.5'), 'fr_FR').value, '3,5')
    assert.equal(writtenFact(said('Acidity', '3.5'), 'en_GB').value, '3.5')
  })

  test('leaves words and bare figures as they are', ({ assert }) => {
    assert.deepEqual(writtenFact(said('Cépages (principaux)', 'Merlot'), 'fr_FR'), {
      label: 'Cépages (principaux)',
      value: 'Merlot',
    })
    assert.deepEqual(writtenFact(said('Millésime', '2019'), 'fr_FR'), { label: 'Millésime', value: '2019' })
  })

  test('counts a dry still wine as the driest, a dry sparkling one as halfway', ({ assert }) => {
    const still = { attributes: { colour: said('', '', 'rouge'), sweetness: said('', '', 'sec') } }
    const sparkling = { attributes: { colour: said('', '', 'effervescent'), sweetness: said('', '', 'sec') } }
    assert.equal(scaleOf('sweetness', still).indexOf('sec'), 0)
    assert.equal(scaleOf('sweetness', sparkling).indexOf('sec'), 2)
    assert.lengthOf(scaleOf('body', still), 4)
    assert.deepEqual(scaleOf('unknown', still), [])
  })
})
