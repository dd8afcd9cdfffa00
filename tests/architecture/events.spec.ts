import { test } from '@japa/runner'
import plugins from '#config/plugins'
import { sourceFiles } from './source_files.js'

/** Names of events as code writes them; `${…}` in one stands for any word. */
function told(id: string): RegExp[] {
  const name = new RegExp(`\\bname: ['\`](${id}(?:\\.(?:[a-z_]+|\\$\\{\\w+\\})){2})['\`]`, 'g')
  return sourceFiles()
    .filter(({ path }) => path.startsWith(`plugins/${id}/`) && !path.includes('/web/'))
    .flatMap(({ text }) => [...text.matchAll(name)])
    .map(([, written = '']) => new RegExp(`^${written.replaceAll('.', '\\.').replaceAll(/\$\{\w+\}/g, '[a-z_]+')}$`))
}

test.group('The events that a plugin declares', (group) => {
  group.tap((each) => each.tags(['@sources']))

  test('are those that it tells', ({ assert }) => {
    for (const { id, events = [] } of plugins) {
      const names = told(id)
      const silent = events.filter((event) => !names.some((name) => name.test(event)))
      const undeclared = names.filter((name) => !events.some((event) => name.test(event)))
      assert.deepEqual({ id, silent, undeclared }, { id, silent: [], undeclared: [] })
    }
  })
})
