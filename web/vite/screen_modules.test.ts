import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { screenModules } from './screen_modules'

test('Components for a resource come from its own plugin first, then from others, with their words; those of kinds by kind', async ({
  assert,
  cleanup,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'cellier-parts-'))
  cleanup(() => rm(folder, { recursive: true }))
  const files = [
    'users/web/resources/groups/form_panel.tsx',
    'users/web/resources/groups/form_panel.test.tsx',
    'degustations/web/resources/users.groups/form_panel.tsx',
    'content/web/fields/rich_text/input.tsx',
    'plain/plugin.ts',
  ]
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), '')
  }
  const load = screenModules([], folder).load as (id: string) => string
  const module = load('\0virtual:resource_parts')
  assert.include(module, 'export const words = {"users.groups":["degustations.users_groups"]}')
  const imported = [...module.matchAll(/import\("([^"]+)"\)/g)].map(([, path = '']) => path.slice(folder.length + 1))
  assert.sameMembers(imported, [files[0], files[2]])
  assert.equal(
    load('\0virtual:field_kinds'),
    `export default { "rich_text/input": () => import("${folder}/content/web/fields/rich_text/input.tsx") }\n`
  )
  assert.equal(module.match(/"users\.groups\/form_panel": \[/g)?.length, 1)
})
