import type { ApplicationService } from '@adonisjs/core/types'
import type { Finding } from '#core/console/inspection'
import type { Plugin } from '#core/plugin/contract'
import type { Words } from '#cli/lib/words'

/** What a check looks at. */
export interface Examined {
  app: ApplicationService
  plugin: Plugin
  /** The plugin's files, by their paths in its folder. */
  files: Map<string, Buffer>
  say: Words
}

/** A check of `cli plugin:doctor`. `name`: last part of the translation key of its title. */
export interface PluginCheck {
  name: string
  look(examined: Examined): Promise<Finding>
}

/** A finding with the faults that it lists, if there are any. */
export function faults(found: readonly string[], fine: string, mend: string): Finding {
  return found.length === 0 ? { ok: true, detail: fine } : { ok: false, detail: found.join('; '), mend }
}

/** The texts of the plugin's code, tests apart. */
export function codeOf(files: Map<string, Buffer>): [path: string, text: string][] {
  const isCode = (path: string) => /\.tsx?$/.test(path) && !/^tests\/|\.(?:spec|test)\.tsx?$/.test(path)
  return [...files].flatMap(([path, content]) => (isCode(path) ? [[path, content.toString('utf8')]] : []))
}
