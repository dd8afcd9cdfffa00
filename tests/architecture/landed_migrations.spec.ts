import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { fileURLToPath } from 'node:url'
import { APP_ROOT } from '#core/boot/app_root'

const LANDED = new URL('./landed_migrations.txt', import.meta.url)

/** `<path> <hash>` of each migration, by path. */
function present(): Map<string, string> {
  const root = fileURLToPath(APP_ROOT)
  const files = globSync(['database/migrations/*.ts', 'plugins/*/database/migrations/*.ts'], { cwd: root }).sort()
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(new URL(file, APP_ROOT)))
        .digest('hex')
        .slice(0, 16),
    ])
  )
}

test.group('Landed migrations', (group) => {
  group.tap((each) => each.tags(['@sources']))

  test('are never edited or removed (APPROVE=1 adds the new ones to the list)', ({ assert }) => {
    const now = present()
    const landed = readFileSync(LANDED, 'utf8').trim().split('\n')
    const changed = landed.filter((line) => {
      const [file = '', hash] = line.split(' ')
      return now.get(file) !== hash
    })
    assert.deepEqual(changed, [])
    const known = new Set(landed.map((line) => line.split(' ')[0]))
    const fresh = [...now].filter(([file]) => !known.has(file)).map(([file, hash]) => `${file} ${hash}`)
    if (process.env.APPROVE === '1') writeFileSync(LANDED, `${[...landed, ...fresh].sort().join('\n')}\n`)
  })
})
