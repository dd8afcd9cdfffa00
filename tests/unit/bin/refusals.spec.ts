import { readFileSync, readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import { APP_ROOT, fromHome } from '#core/boot/app_root'

type Refuse = (given?: string) => unknown

const { refuseUninstalled } = (await import(fromHome('bin/steps/installed.js'))) as { refuseUninstalled: Refuse }
const { testsOf } = (await import(fromHome('bin/steps/chosen_plugin.js'))) as { testsOf: Refuse }

const { scripts } = JSON.parse(readFileSync(new URL('package.json', APP_ROOT), 'utf8')) as {
  scripts: Record<string, string>
}

test.group('Scripts before the packages are installed', () => {
  test('say which command installs them', ({ assert }) => {
    assert.throws(() => refuseUninstalled(fromHome('nowhere/node')), /npm start.*npm install/)
    assert.doesNotThrow(() => refuseUninstalled())
  })

  test('do so before a program of the packages is called', ({ assert }) => {
    const programs = readdirSync(fromHome('node_modules/.bin'))
    const unguarded = Object.entries(scripts).filter(([, script]) => {
      const [first = ''] = script.split(' ')
      return programs.includes(first) && first !== 'node'
    })
    assert.deepEqual(unguarded, [])
    for (const name of ['lint', 'format', 'arch', 'test:web'])
      assert.match(scripts[name] ?? '', /^node bin\/installed\.js && /)
    for (const file of ['codegen', 'test_plugin']) {
      assert.include(readFileSync(fromHome(`bin/${file}.js`), 'utf8'), 'refuseUninstalled()')
    }
  })
})

test.group('npm run test:plugin', () => {
  test('names the plugins there are when none is called so', ({ assert }) => {
    for (const name of ['nope', '', '../core']) {
      assert.throws(
        () => testsOf(name),
        /(There are|Give|Il y a|Donnez).*: branding, catalogue, [^]*npm run test:plugin/
      )
    }
    assert.throws(() => testsOf('nope'), /"nope"|«\u202fnope\u202f»/)
  })

  test('takes every one, with all its tests', ({ assert }) => {
    assert.include(testsOf('catalogue'), 'plugins/catalogue/tests/functional/actions/convert_prices.spec.ts')
    assert.isNotEmpty(testsOf('payment_offline'))
  })
})
