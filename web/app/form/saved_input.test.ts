import { test } from '@japa/runner'
import { saveInput, takeInput } from './saved_input'

/** The methods of `Storage` that are used. */
function aStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as unknown as Storage
}

function aForm(): FormData {
  const form = new FormData()
  form.set('_csrf', 'token')
  form.set('password', 'secret')
  form.set('billing.city', 'Paris')
  return form
}

test.group('The input of a form when the session has expired', () => {
  test('is restored once, for the same customer, without secrets', ({ assert }) => {
    const storage = aStorage()
    saveInput(storage, 'checkout.addresses', 'claire@exemple.fr', aForm())
    assert.deepEqual(takeInput(storage, 'checkout.addresses', 'claire@exemple.fr'), [['billing.city', 'Paris']])
    assert.isNull(takeInput(storage, 'checkout.addresses', 'claire@exemple.fr'))
  })

  test('is not restored for another customer, and is deleted', ({ assert }) => {
    const storage = aStorage()
    saveInput(storage, 'checkout.addresses', 'claire@exemple.fr', aForm())
    assert.isNull(takeInput(storage, 'checkout.addresses', 'paul@exemple.fr'))
    assert.isNull(takeInput(storage, 'checkout.addresses', 'claire@exemple.fr'))
  })
})
