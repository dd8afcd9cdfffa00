/** The form in which an e-mail address is stored and compared: trimmed, composed, lower case. */
export function foldEmail(address: string): string {
  return address.trim().normalize('NFC').toLowerCase()
}
