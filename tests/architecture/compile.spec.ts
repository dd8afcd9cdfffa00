import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'
import { compileFiles } from './compile_files.js'

const FOLDER = 'tests/fixtures/broken'

/** What each wrong fixture must be refused for. */
const REFUSED: Record<string, RegExp> = {
  'wrong_contribution.ts': /summary/,
  'unknown_point.ts': /core\.nothing/,
  'wrong_setting.ts': /many.*number/,
  'one_language.ts': /en_GB/,
}

test.group('A plugin of the wrong shape', (group) => {
  group.tap((each) => each.tags(['@sources']))
  test('does not compile, and the compiler says why', ({ assert }) => {
    const names = readdirSync(new URL(FOLDER, APP_ROOT))
    assert.sameMembers(names, [...Object.keys(REFUSED), 'sound.ts'])
    const messages = compileFiles(
      fileURLToPath(APP_ROOT),
      names.map((name) => `${FOLDER}/${name}`)
    )
    assert.equal(messages.get(`${FOLDER}/sound.ts`), '')
    for (const [name, says] of Object.entries(REFUSED)) {
      assert.match(messages.get(`${FOLDER}/${name}`) ?? '', says, name)
    }
  })
})
