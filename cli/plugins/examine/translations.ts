import { LOCALES } from '#core/i18n/locales'
import { codeOf, faults, type PluginCheck } from '#cli/plugins/examine/check'

/** Calls and keys whose text is shown. The text of a section (`words`) is the beginning of keys. */
const ASKED = [
  /\bt\('([\w.]+)'/g,
  /\btranslate\([^,()]+,\s*'([\w.]+)'/g,
  /\brefusal\(\s*'\w+',\s*\d+,\s*'([\w.]+)'/g,
  /\btitle: '([\w.]+)'/g,
]

function keysIn(content: Buffer | undefined, prefix = ''): string[] {
  if (!content) return []
  const flat = (tree: Record<string, unknown>, before: string): string[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [before + key] : flat(value as Record<string, unknown>, `${before}${key}.`)
    )
  return flat(JSON.parse(content.toString('utf8')) as Record<string, unknown>, prefix)
}

/** Words that one language lacks, and those that the code asks for and none has. */
export const translations: PluginCheck = {
  name: 'translations',
  async look({ plugin, files, say }) {
    const known = new Set<string>()
    const missing: string[] = []
    for (const folder of ['lang', 'web/lang']) {
      const [one = [], other = []] = LOCALES.map((locale) => keysIn(files.get(`${folder}/${locale}.json`)))
      for (const key of [...one, ...other]) known.add(key)
      missing.push(...one.filter((key) => !other.includes(key)).map((key) => `${LOCALES[1]}: ${key}`))
      missing.push(...other.filter((key) => !one.includes(key)).map((key) => `${LOCALES[0]}: ${key}`))
    }
    const asked = codeOf(files).flatMap(([, text]) =>
      ASKED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, key = '']) => key))
    )
    const own = new Set(asked.filter((key) => key.startsWith(`${plugin.id}.`) && !known.has(key)))
    return faults(
      [...missing, ...own],
      say('plugin.doctor.translations_fine', { count: known.size }),
      say('plugin.doctor.translations_mend')
    )
  },
}
