import { bootWords, type BootWords } from '#core/boot/boot_words'
import { StartRefused } from '#core/boot/start_refused'
import type { Locale } from '#core/i18n/locales'

/** As long as the key that the first `npm start` writes. */
const SHORTEST = 32

/** A key of chance has at least so many different signs: of 32 hexadecimal ones, all but one in twenty million. */
const FEWEST_SIGNS = 8

/** Words of keys that were copied from an example. */
const COPIED =
  /change.?(me|this)|replace.?(me|this)|example|placeholder|default|your.?(app|secret|key)|(app|secret).?key|123456789|password/i

const MAKES_KEY = `node -p "require('node:crypto').randomBytes(24).toString('base64url')"`

/** What to do about a key that is missing or weak. */
export function keyMend(say: BootWords): string {
  return say('core.boot.key_mend', { command: MAKES_KEY })
}

/**
 * Refuses to start a shop with a key that can be guessed: whoever knows it writes session cookies of their own and reads
 * the secrets among the settings. @throws StartRefused
 */
export function refuseWeakKey(key: string, locale?: Locale): void {
  const say = bootWords(locale)
  const weakness = weaknessOf(key, say)
  if (weakness) throw new StartRefused(weakness, keyMend(say))
}

function weaknessOf(key: string, say: BootWords): string | null {
  if (key.length < SHORTEST) return say('core.boot.key_short', { length: key.length, shortest: SHORTEST })
  if (new Set(key).size < FEWEST_SIGNS || COPIED.test(key)) return say('core.boot.key_copied')
  return null
}
