import type { Label } from '#core/i18n/label'
import type { PluginFiles } from '#cli/generators/edit/plugin_files'

/** The names of a part of a plugin, for its templates. */
export interface PartNames {
  /** The plugin. */
  id: string
  /** The plugin in addresses: `gift-cards`. */
  path: string
  /** `record_visit`. */
  name: string
  /** `record-visit`. */
  kebab: string
  /** `recordVisit`. */
  camel: string
  /** `RecordVisit`. */
  pascal: string
  /** What people read. */
  fr: string
  en: string
}

/** A kind of part that is added to a plugin: templates in a folder of its name, and additions to what stands. */
export interface Part {
  /** Folder of its templates in `cli/generators/part`. */
  folder: string
  /** Plugins that the part needs. */
  requires: readonly string[]
  /** Adds it to the files that stand. */
  add(files: PluginFiles, names: PartNames): void
}

/** A label as source text. */
export function labelSource({ fr_FR, en_GB }: Label): string {
  const [french, english] = [fr_FR, en_GB].map((text) => JSON.stringify(text).replaceAll('\u202f', '\\u202f'))
  return `{ fr_FR: ${french}, en_GB: ${english} }`
}

/** Adds words of both languages below a folder: `lang`, `web/lang`. */
export function addWords(files: PluginFiles, folder: string, texts: Readonly<Record<string, Label>>): void {
  for (const locale of ['fr_FR', 'en_GB'] as const) {
    const own = Object.entries(texts).map(([key, label]) => [key, label[locale]] as const)
    files.words(`${folder}/${locale}.json`, Object.fromEntries(own))
  }
}
