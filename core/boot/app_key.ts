import { bootWords, type BootWords } from '#core/boot/boot_words'
import { StartRefused } from '#core/boot/start_refused'
import type { Locale } from '#core/i18n/locales'

/** Length of the key that the first `npm start` generates. */
const MIN_LENGTH = 32

/** Minimal number of different characters. Only one random 32-digit hexadecimal key in twenty million has fewer. */
const MIN_DISTINCT = 8

/** Text of keys that were copied from an example. */
const COPIED =
  /change.?(me|this)|replace.?(me|this)|example|placeholder|default|your.?(app|secret|key)|(app|secret).?key|123456789|password/i

const KEY_COMMAND = `node -p "require('node:crypto').randomBytes(24).toString('base64url')"`

/** How to fix a missing or weak key. */
export function keyFix(say: BootWords): string {
  return say('core.boot.key_mend', { command: KEY_COMMAND })
}

/**
 * Refuses an `APP_KEY` that can be guessed: it signs session cookies and encrypts the secrets among the settings.
 * @throws StartRefused
 */
export function refuseWeakKey(key: string, locale?: Locale): void {
  const say = bootWords(locale)
  const weakness = weaknessOf(key, say)
  if (weakness) throw new StartRefused(weakness, keyFix(say))
}

function weaknessOf(key: string, say: BootWords): string | null {
  if (key.length < MIN_LENGTH) return say('core.boot.key_short', { length: key.length, shortest: MIN_LENGTH })
  if (new Set(key).size < MIN_DISTINCT || COPIED.test(key)) return say('core.boot.key_copied')
  return null
}
