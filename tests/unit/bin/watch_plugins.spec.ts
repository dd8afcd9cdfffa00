import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { fromHome } from '#core/boot/app_root'

const { watchPlugins } = (await import(fromHome('bin/steps/watch_plugins.js'))) as {
  watchPlugins: (folder: string, changed: () => void) => () => void
}

test.group('npm run dev', (group) => {
  group.tap((each) => each.tags(['@sources']))

  test('starts again for a new resource with its migration and for a manifest of screens, and for no other file', async ({
    assert,
    cleanup,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'cellier-watched-'))
    let starts = 0
    const end = watchPlugins(folder, () => (starts += 1))
    cleanup(async () => {
      end()
      await rm(folder, { recursive: true })
    })
    const startsAfter = async (...paths: string[]) => {
      starts = 0
      for (const path of paths) {
        await mkdir(dirname(join(folder, path)), { recursive: true })
        // A new folder is watched a moment later.
        await wait(100)
        await writeFile(join(folder, path), '')
      }
      await wait(700)
      return starts
    }
    assert.equal(await startsAfter('tips/database/migrations/1_create_tips.ts', 'tips/resources/tips.ts'), 1)
    assert.equal(await startsAfter('tips/web/screens.ts'), 1)
    assert.equal(await startsAfter('tips/web/storefront/slot.tsx', 'tips/queries/list.ts', 'tips/lang/fr_FR.json'), 0)
  })
})
