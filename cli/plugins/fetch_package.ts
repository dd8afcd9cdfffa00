import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { fromHome } from '#core/boot/app_root'
import { readPackage, type PluginPackage } from '#cli/plugins/plugin_package'
import { readTarball } from '#cli/plugins/read_tarball'
import { PluginRefused } from '#cli/plugins/refused'

const execute = promisify(execFile)

/** `reviews`, `@shop/reviews@^1.2.0`. Addresses and repositories are not accepted: npm could not check what they give. */
const PACKAGE = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(?:@[\w.^~<>=*+-]+)?$/

/** Where a plugin came from: a package of the npm registry, or a path relative to the shop's folder. */
export type Origin = { npm: string } | { tarball: string } | { folder: string }

export interface Fetched extends PluginPackage {
  origin: Origin
}

/**
 * Reads the plugin of an npm package, a tarball or a folder. npm checks the checksum that its registry states; no script
 * of a package is run. `folder`: where npm may write. @throws PluginRefused
 */
export async function fetchPackage(source: string, folder: string): Promise<Fetched> {
  const path = resolve(source)
  const found = await stat(path).catch(() => null)
  if (found?.isFile()) return { ...(await readPackage(await readTarball(path))), origin: { tarball: fromShop(path) } }
  if (found?.isDirectory()) return { ...(await packed(path, folder)), origin: { folder: fromShop(path) } }
  if (!PACKAGE.test(source) || source.endsWith('.tgz')) throw new PluginRefused('no_source', { source })
  const given = await packed(source, folder)
  return { ...given, origin: { npm: given.name } }
}

async function packed(spec: string, folder: string): Promise<PluginPackage> {
  const call = ['pack', spec, '--ignore-scripts', '--json', '--loglevel=error', '--pack-destination', folder]
  const { stdout } = await execute('npm', call, { cwd: folder, maxBuffer: 64_000_000 }).catch(
    (error: Error & { stderr?: string }) => {
      throw new PluginRefused('npm_failed', { source: spec, detail: (error.stderr || error.message).trim() })
    }
  )
  const [made] = JSON.parse(stdout) as { filename: string }[]
  return readPackage(await readTarball(join(folder, made?.filename ?? '')))
}

function fromShop(path: string): string {
  const below = relative(fromHome(), path)
  return isAbsolute(below) ? path : below.replaceAll('\\', '/')
}
