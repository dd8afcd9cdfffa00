import { spawnSync } from 'node:child_process'
import { test } from '@japa/runner'

function start(environment: NodeJS.ProcessEnv) {
  const { status, stderr } = spawnSync(process.execPath, ['bin/start.js'], {
    env: { ...process.env, LC_ALL: 'fr_FR.UTF-8', ...environment },
    encoding: 'utf8',
  })
  return { status, stderr }
}

test.group('npm start refuses', () => {
  test('what is no port, and says what one is', ({ assert }) => {
    for (const PORT of ['abc', '0', '99999', '80.5']) {
      const { status, stderr } = start({ PORT })
      assert.equal(status, 1)
      assert.include(stderr, 'PORT n’est pas un port : il en faut un de 1 à 65535.')
      assert.notInclude(stderr, '    at ')
    }
  })
})
