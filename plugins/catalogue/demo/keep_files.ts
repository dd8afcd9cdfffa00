import { copyFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemOrigin } from '#core/audit/origin'
import { KeepDownloadFile } from '#plugins/catalogue/files/keep_download_file'
import type { DemoShop } from '#core/plugin/contract'

/** Keeps the files that the demo's products give as links and samples. A second time changes nothing. */
export async function keepDemoFiles({ app, folder }: DemoShop): Promise<void> {
  const keep = await app.container.make(KeepDownloadFile)
  const files = join(folder, 'files')
  const copies = await mkdtemp(join(tmpdir(), 'demo-files-'))
  try {
    for (const name of (await readdir(files)).sort()) {
      const path = join(copies, name)
      await copyFile(join(files, name), path)
      const { size: bytes } = await stat(path)
      await keep.execute({ name, path, bytes }, systemOrigin('command', 'demo'))
    }
  } finally {
    await rm(copies, { recursive: true, force: true })
  }
}
