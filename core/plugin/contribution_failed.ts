import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { APP_ROOT } from '#core/boot/app_root'
import { BootError } from '#core/plugin/boot_error'
import type { Lazy } from '#core/plugin/extension_points'

const ROOT = fileURLToPath(APP_ROOT)

/** Wraps an error of a plugin's own code in a boot error that names the plugin, the manifest key and the cause. */
export function contributionFailed(plugin: string, key: string, cause: unknown): BootError {
  if (cause instanceof BootError) return cause
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  const place = cause instanceof Error ? placeOf(cause) : null
  return new BootError(
    plugin,
    `its ${key} failed: ${text.replaceAll(ROOT, '').replace(/\.$/, '')}.`,
    place ? `Mend ${place}.` : 'Mend the file that the manifest names there.',
    { cause }
  )
}

/** Imports the default export of a lazy manifest entry. @throws BootError */
export async function contributed<T>(plugin: string, key: string, lazy: Lazy<T>): Promise<T> {
  const module = await imported(plugin, key, lazy)
  if (module.default !== undefined) return module.default
  throw new BootError(
    plugin,
    `its ${key} has no default export.`,
    'Export what it contributes by "export default", and name it as () => import(…).'
  )
}

async function imported<T>(plugin: string, key: string, lazy: Lazy<T>): Promise<{ default?: T }> {
  try {
    return await lazy()
  } catch (cause) {
    throw contributionFailed(plugin, key, cause)
  }
}

/** The topmost stack frame in our own code, relative to the root of the code. */
function placeOf({ stack = '' }: Error): string | null {
  for (const [, address = ''] of stack.matchAll(/(?:at |\()((?:file:\/\/)?\/[^()]+:\d+):\d+/g)) {
    const file = address.replace('file://', '')
    if (file.startsWith(ROOT) && !file.includes('/node_modules/')) return relative(ROOT, file)
  }
  return null
}
