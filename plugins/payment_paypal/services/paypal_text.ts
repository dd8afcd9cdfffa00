/**
 * A text as PayPal takes it: without control characters, cut to so many characters. Characters outside the basic plane,
 * such as emojis, are left out: the older form refuses them.
 */
export function paypalText(text: string, most: number): string {
  return [...text.normalize('NFC')]
    .filter((sign) => sign.length === 1)
    .join('')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .trim()
}
