import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fromHome } from '#core/boot/app_root'
import type { Clock } from '#core/time/clock'

/** What the name of a plugin's migration begins with. One that was generated before keeps it, so that it is not run twice. */
export async function migrationStamp(plugin: string, name: string, clock: Clock): Promise<string> {
  const folder = fromHome(join(plugin, 'database/migrations'))
  const files = existsSync(folder) ? await readdir(folder) : []
  const made = files.find((file) => file.endsWith(`_${name}.ts`))
  return made?.slice(0, made.indexOf('_')) ?? String(clock.epoch())
}
