import { randomInt } from 'node:crypto'
import { test } from '@japa/runner'
import { isGuessable, isMadeOfNames } from '#plugins/users/services/guessable_password'
import { isStrongPassword } from '#plugins/users/services/password_rule'

const NAMES = ['La Cave du Cellier', 'Camille', 'Durand', 'Éric', 'camille.durand@exemple.fr']

/** All of them keep the rule of lengths and kinds of characters. */
const GUESSED = [
  'Password1!',
  'Passw0rd!',
  'P@ssw0rd',
  'Password-2026',
  'Password123456!',
  'Welcome1!',
  'Qwerty123!',
  'Abcd1234!',
  'Azerty-123456',
  'Azerty123!',
  'Azertyuiop1!',
  'Azerty12345678!',
  'Motdepasse1!',
  'Motdepasse123!',
  'Bonjour-2024',
  'Bonjour123!',
  'Soleil2023!',
  'Marseille13!',
  'Admin123!',
  'Administrateur1!',
  'Aa123456!',
  'Loulou59!',
  'Doudou123*',
  'Chocolat1!',
  'Nicolas75!',
  'Jetaime1!',
  'Juillet-2024!',
  'Printemps2024!',
  'Été-2024!',
  'Vin-2015',
  'aB3$aB3$',
  '1aA!1aA!1aA!',
  'Abcdefg1!',
  'C3llier!2026',
]

const OF_NAMES = [
  'Camille-1985!',
  'Camille.Durand1',
  'Durand-75011!',
  'Cellier-2026',
  'LaCaveDuCellier1!',
  'Éric-2024!',
]

const GOOD = [
  'Millesime-2015!',
  'Vendange-2016!',
  'Cheval-pile-agrafe4',
  'Tonneau-Lune-48!',
  'kX9#mQ2!',
  'Rx7!pQz2',
  'tG5&hw9K',
  'Camille-kX9#mQ2!',
  'Élevage 2015 !',
  'Une cave, 3 chats',
]

test.group('A password that everybody uses', () => {
  test('is refused')
    .with(GUESSED)
    .run(async ({ assert }, password) => {
      assert.isTrue(isStrongPassword(password), 'it keeps the rule')
      assert.isTrue(await isGuessable(password, NAMES))
    })

  test('is none that somebody thought up')
    .with(GOOD)
    .run(async ({ assert }, password) => {
      assert.isTrue(isStrongPassword(password), 'it keeps the rule')
      assert.isFalse(await isGuessable(password, NAMES))
      assert.isFalse(isMadeOfNames(password, NAMES))
    })

  test('is none of chance, as short as it may be', async ({ assert }) => {
    const signs = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
    const drawn = () => Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')
    let refused = 0
    for (let count = 0; count < 400; count += 1) if (await isGuessable(drawn(), NAMES)) refused += 1
    // One in some hundreds has a word of four letters.
    assert.isBelow(refused, 12)
  })

  test('is told in no time, however long it is', async ({ assert }) => {
    await isGuessable('warm', [])
    const started = performance.now()
    for (const long of ['aB3$'.repeat(64), 'Password1!'.repeat(25), '@4a@4a1!1!$5$50o0o7+7+'.repeat(11)]) {
      await isGuessable(long, NAMES)
    }
    assert.isBelow(performance.now() - started, 1500)
  })
})

test.group('A password of names', () => {
  test('is refused')
    .with(OF_NAMES)
    .run(({ assert }, password) => {
      assert.isTrue(isMadeOfNames(password, NAMES))
    })

  test('is none without them, nor one that is strong beside them', ({ assert }) => {
    for (const password of ['Motdepasse1!', 'Camille-kX9#mQ2!']) assert.isFalse(isMadeOfNames(password, NAMES))
    assert.isFalse(isMadeOfNames('Li-2024!a', ['Li', '李', '']))
  })
})
