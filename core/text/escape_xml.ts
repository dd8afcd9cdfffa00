const SPECIAL: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Characters that no XML document may have, escaped or not, and control characters that none should. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

/** A text for an element or attribute of XML. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => SPECIAL[sign] ?? sign)
}
