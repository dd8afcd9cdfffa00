import { StartRefused } from '#core/boot/start_refused'

/** As long as the key that the first `npm start` writes. */
const SHORTEST = 32

/** A key of chance has at least so many different signs: of 32 hexadecimal ones, all but one in twenty million. */
const FEWEST_SIGNS = 8

/** Words of keys that were copied from an example. */
const COPIED =
  /change.?(me|this)|replace.?(me|this)|example|placeholder|default|your.?(app|secret|key)|(app|secret).?key|123456789|password/i

/** What to do about a key that is missing or weak. */
export const KEY_MEND =
  'Write a key of chance into .env as APP_KEY, for instance the one that this prints: ' +
  `node -p "require('node:crypto').randomBytes(24).toString('base64url')"`

/**
 * Refuses to start a shop with a key that can be guessed: whoever knows it writes session cookies of their own and reads
 * the secrets among the settings. @throws StartRefused
 */
export function refuseWeakKey(key: string): void {
  const weakness = weaknessOf(key)
  if (weakness) throw new StartRefused(`APP_KEY, the secret of the shop, ${weakness}.`, KEY_MEND)
}

function weaknessOf(key: string): string | null {
  if (key.length < SHORTEST) return `is too short: it has ${key.length} characters, ${SHORTEST} are needed`
  if (new Set(key).size < FEWEST_SIGNS || COPIED.test(key)) return 'is none of chance: it looks like one of an example'
  return null
}
