const LONGEST = 255

/** The address of a site: `https://` is put before one without; null when it is none that a browser should open. */
export function readWebsite(text: string): string | null {
  const written = text.trim()
  const whole = /^[a-z][a-z\d+.-]*:/i.test(written) && !/^[\w.-]+:\d/.test(written) ? written : `https://${written}`
  if (whole.length > LONGEST || !URL.canParse(whole)) return null
  const { protocol, hostname, username, password, href } = new URL(whole)
  const isOpen = protocol === 'https:' || protocol === 'http:'
  if (!isOpen || !hostname.includes('.') || username || password || href.length > LONGEST) return null
  return href.replace(/\/$/, '')
}
