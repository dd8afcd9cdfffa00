import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'

const ASSETS = new URL('web/build/client/assets/', APP_ROOT)

/** Words that stand in ProseMirror's code and in no other. */
const EDITOR = /ProseMirror|prosemirror/

const scripts = () => readdirSync(ASSETS).filter((name) => name.endsWith('.js'))
const read = (name: string) => readFileSync(new URL(name, ASSETS), 'utf8')

/** Scripts that the browser loads with one: those that it imports, and theirs. What `import()` names comes later. */
function loadedWith(first: string): Set<string> {
  const loaded = new Set<string>()
  const visit = (name: string) => {
    if (loaded.has(name)) return
    loaded.add(name)
    for (const [, file = ''] of read(name).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) visit(file)
  }
  visit(first)
  return loaded
}

test.group('The code of the editor', (group) => {
  group.each.skip(!existsSync(ASSETS), 'npm run build makes the scripts of pages')

  test('is in scripts that no page of the shop and no layout loads', ({ assert }) => {
    const holders = scripts().filter((name) => EDITOR.test(read(name)))
    assert.isNotEmpty(holders)
    const manifest = read(scripts().find((name) => name.startsWith('manifest-')) ?? '')
    const routes = [...manifest.matchAll(/"module":"[^"]*\/assets\/([\w.-]+\.js)"/g)].map(([, name = '']) => name)
    assert.isAbove(routes.length, 20)
    // A screen with an editor loads it when it is shown: no route names it at its start.
    assert.deepEqual(
      [...new Set(routes)].filter((route) => [...loadedWith(route)].some((name) => holders.includes(name))),
      []
    )
  })
})
