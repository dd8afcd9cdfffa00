import { readFileSync, readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'

const read = (path: string) => readFileSync(new URL(path, APP_ROOT), 'utf8')

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/plugins.md',
  'docs/import.md',
  'bench/README.md',
]

test.group('Scripts', () => {
  test('exist as the guides name them', ({ assert }) => {
    const named = GUIDES.flatMap((guide) =>
      [...read(guide).matchAll(/npm run ([a-z][a-z:]*)/g)].map(([, name]) => name)
    )
    assert.include(named, 'check')
    assert.deepEqual(
      [...new Set(named)].filter((name) => !scripts[String(name)]),
      []
    )
  })

  test('run files that exist', ({ assert }) => {
    const files = Object.values(scripts).flatMap((script) => script.match(/\b[\w/]+\.(?:js|ts)\b/g) ?? [])
    const standing = new Set(
      ['bin', 'bench', 'web/testing'].flatMap((folder) =>
        readdirSync(new URL(`${folder}/`, APP_ROOT)).map((name) => `${folder}/${name}`)
      )
    )
    assert.include(files, 'bin/check.js')
    assert.deepEqual(
      files.filter((file) => !standing.has(file)),
      []
    )
  })

  test('are those that "npm run check" runs', ({ assert }) => {
    const [, list = ''] = /for \(const name of \[([^\]]+)\]/.exec(read('bin/check.js')) ?? []
    const run = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
    assert.includeMembers(run, ['typecheck', 'lint', 'arch'])
    for (const name of run) assert.property(scripts, name)
  })
})
