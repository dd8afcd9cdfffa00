import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { refuseWeakKey } from '#core/boot/app_key'

test.group('The secret of the shop', () => {
  test('is taken when it is long and of chance', ({ assert }) => {
    for (let count = 0; count < 200; count++) {
      assert.doesNotThrow(() => refuseWeakKey(randomBytes(24).toString('base64url')))
      assert.doesNotThrow(() => refuseWeakKey(randomBytes(16).toString('hex')))
      assert.doesNotThrow(() => refuseWeakKey(`key-${crypto.randomUUID()}`))
    }
  })

  test('is refused when it is short, with its length and the mend but not the key', ({ assert }) => {
    const key = randomBytes(16).toString('base64url')
    const refusal = () => refuseWeakKey(key, 'en_GB')
    assert.throws(refusal, /too short: it has 22 characters, 32 are needed[^]*randomBytes\(24\)/)
    assert.throws(() => refuseWeakKey('', 'en_GB'), /too short/)
    assert.throws(
      () => refuseWeakKey(key, 'fr_FR'),
      /trop courte\u202f: elle a 22 caractères, il en faut 32[^]*randomBytes\(24\)/
    )
    assert.throws(refusal, new RegExp(`^(?!.*${key})`, 's'))
  })

  test('is refused when it was copied from an example', ({ assert }) => {
    for (const key of [
      'change-me-change-me-change-me-change-me',
      'please-replace-this-by-something-long',
      'your-app-key-with-32-characters-or-more',
      'the-key-of-the-example-in-the-guide-42',
      'a'.repeat(40),
      '0123456789'.repeat(4),
      'azazazazazazazazazazazazazazazazazaz',
    ]) {
      assert.throws(() => refuseWeakKey(key, 'en_GB'), /none of chance/, key)
    }
  })
})
