import { readFileSync, readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'

const read = (path: string) => readFileSync(new URL(path, APP_ROOT), 'utf8')

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/plugins/README.md',
  'docs/import.md',
  'bench/README.md',
]

/** The packages that a script, or a file it reads at its start, names there: `file.js: package`. */
function readAtStart(script: string): string[] {
  const seen = new Set<string>()
  const packages: string[] = []
  const visit = (url: URL) => {
    if (seen.has(url.href)) return
    seen.add(url.href)
    for (const [, name = ''] of readFileSync(url, 'utf8').matchAll(/^(?:import|export|\})(?: .*?from)? '([^']+)'/gm)) {
      if (name.startsWith('.')) visit(new URL(name, url))
      else if (!name.startsWith('node:')) packages.push(`${url.pathname.split('/').pop()}: ${name}`)
    }
  }
  visit(new URL(script, APP_ROOT))
  return packages
}

test.group('Scripts', () => {
  test('that install the packages need none of them to begin: {$self}')
    .with(['bin/start.js', 'bin/run_tests.js', 'bin/check.js', 'bin/dev.js', 'bin/build.js', 'cli/index.js'])
    .run(({ assert }, script) => {
      assert.deepEqual(readAtStart(script), [])
    })

  test('that need packages are seen to need them', ({ assert }) => {
    assert.include(readAtStart('web/testing/run.js'), 'run.js: @japa/assert')
  })

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
    const [, list = ''] = /const scripts = \[([^\]]+)\]/.exec(read('bin/check.js')) ?? []
    const run = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
    assert.includeMembers(run, ['typecheck', 'lint', 'arch'])
    for (const name of run) assert.property(scripts, name)
  })
})
