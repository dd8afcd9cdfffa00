import type { Locale } from '#core/i18n/locales'

const UNITS: Record<Locale, readonly string[]> = { fr_FR: ['o', 'Ko', 'Mo', 'Go'], en_GB: ['B', 'KB', 'MB', 'GB'] }
const TAGS: Record<Locale, string> = { fr_FR: 'fr-FR', en_GB: 'en-GB' }

/** A size among the parameters of a message. */
export interface ByteSize {
  bytes: number
}

export function isByteSize(value: object): value is ByteSize {
  return 'bytes' in value && typeof value.bytes === 'number'
}

/** Formats a size, in steps of 1024: 10485760 → « 10 Mo », "10 MB". */
export function formatBytes(bytes: number, locale: Locale): string {
  const units = UNITS[locale]
  const step = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  const figure = new Intl.NumberFormat(TAGS[locale], { maximumFractionDigits: 1 }).format(bytes / 1024 ** step)
  return `${figure}\u00A0${units[step] ?? ''}`
}
